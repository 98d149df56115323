import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const hezar = defineLibrary({
  id: 'hezar',
  prettyLabel: 'Hezar',
  repoName: 'Hezar',
  repoUrl: 'https://github.com/hezarai/hezar',
  docsUrl: 'https://hezarai.github.io/hezar',
  countDownloads: 'path:"model_config.yaml" OR path:"embedding/embedding_config.yaml"',
  snippets: pythonLoader({ from: 'hezar', call: 'Model.load' }),
});
