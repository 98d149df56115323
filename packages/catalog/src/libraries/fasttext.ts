import { defineLibrary } from '../define-library.ts';

export const fasttext = defineLibrary({
  id: 'fasttext',
  prettyLabel: 'fastText',
  repoName: 'fastText',
  repoUrl: 'https://fasttext.cc/',
  filter: true,
  countDownloads: 'path_extension:"bin"',
  hostedTasks: ['feature-extraction', 'text-classification'],
});
