import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const relik = defineLibrary({
  id: 'relik',
  prettyLabel: 'Relik',
  repoName: 'Relik',
  repoUrl: 'https://github.com/SapienzaNLP/relik',
  snippets: pythonLoader({ from: 'relik', call: 'Relik.from_pretrained', variable: 'relik' }),
});
