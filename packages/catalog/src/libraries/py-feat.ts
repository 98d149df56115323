import { defineLibrary } from '../library-code/define-library.ts';

export const pyFeat = defineLibrary({
  id: 'py-feat',
  prettyLabel: 'Py-Feat',
  repoName: 'Py-Feat',
  repoUrl: 'https://github.com/cosanlab/py-feat',
  docsUrl: 'https://py-feat.org/',
});
