import { defineLibrary } from '../library-code/define-library.ts';

export const shadow = defineLibrary({
  id: 'shadow',
  prettyLabel: 'Shadow',
  repoName: 'Shadow',
  repoUrl: 'https://github.com/QLNI/SHADOW-250M-Instruct',
  countDownloads: 'path_extension:"shdw"',
  addedAfter: '4.0.5',
});
