import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const pxia = defineLibrary({
  id: 'pxia',
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
  snippets: pythonLoader({ from: 'pxia', call: 'AutoModel.from_pretrained' }),
});
