import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'image-text-to-video'>({
  args: { inputs: 'lighthouse.png', parameters: { prompt: 'The camera moves slowly to the left' } },
  result: 'video',
});
