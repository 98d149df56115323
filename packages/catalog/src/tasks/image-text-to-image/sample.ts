import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'image-text-to-image'>({
  args: { inputs: 'lighthouse.png', parameters: { prompt: 'The same scene in winter, with snow on the roofs' } },
  result: 'image',
});
