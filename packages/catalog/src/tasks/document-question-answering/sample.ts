import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'document-question-answering'>({
  args: { inputs: { image: 'invoice.png', question: 'What is the total?' } },
});
