import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const model2vec = defineLibrary({
  id: 'model2vec',
  prettyLabel: 'Model2Vec',
  repoName: 'model2vec',
  repoUrl: 'https://github.com/MinishLab/model2vec',
  snippets: pythonLoader({ from: 'model2vec', call: 'StaticModel.from_pretrained' }),
});
