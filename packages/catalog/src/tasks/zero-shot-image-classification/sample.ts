import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'zero-shot-image-classification'>({
  args: { inputs: 'lighthouse.png', parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] } },
});
