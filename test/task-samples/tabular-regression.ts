import type { TabularRegressionInput } from '@hubkit/catalog';

export const input: TabularRegressionInput = {
  inputs: { data: { Height: ['11.52', '12.48'], Species: ['Bream', 'Perch'] } },
};
