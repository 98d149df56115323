import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'visual-question-answering'>({
  args: { inputs: { image: 'lighthouse.png', question: 'What is in the picture?' } },
});
