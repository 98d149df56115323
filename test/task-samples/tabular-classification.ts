import type { TabularClassificationInput } from '@hubkit/catalog';

export const input: TabularClassificationInput = {
  inputs: { data: { Height: ['11.52', '12.48'], Species: ['Bream', 'Perch'] } },
};
