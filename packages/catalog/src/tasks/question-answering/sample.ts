import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'question-answering'>({
  args: { inputs: { question: 'Where does Nora live?', context: 'My name is Nora and I live in Lisbon.' } },
});
