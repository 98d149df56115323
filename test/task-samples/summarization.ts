import type { SummarizationInput } from '@hubkit/catalog';

export const input: SummarizationInput = {
  inputs:
    'Bees live in colonies of many thousands. In summer most of them gather nectar and pollen, which the colony stores as honey. When it gets cold the bees stay in the hive and form a ball around their queen. They take turns at its edge, where it is coldest, and live on the honey until spring.',
};
