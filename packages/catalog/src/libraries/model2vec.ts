import { defineLibrary } from '../define-library.ts';

export const model2vec = defineLibrary({
  id: 'model2vec',
  prettyLabel: 'Model2Vec',
  repoName: 'model2vec',
  repoUrl: 'https://github.com/MinishLab/model2vec',
});
