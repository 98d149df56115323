import { defineLibrary } from '../define-library.ts';

export const allennlp = defineLibrary({
  id: 'allennlp',
  prettyLabel: 'AllenNLP',
  repoName: 'AllenNLP',
  repoUrl: 'https://github.com/allenai/allennlp',
  docsUrl: 'https://huggingface.co/docs/hub/allennlp',
  filter: true,
  hostedTasks: ['question-answering'],
});
