import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-to-image'>({
  args: { inputs: 'A lighthouse on a cliff at dusk, oil painting' },
  result: 'image',
});
