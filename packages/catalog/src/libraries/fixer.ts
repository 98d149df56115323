import { defineLibrary } from '../library-code/define-library.ts';

export const fixer = defineLibrary({
  id: 'fixer',
  prettyLabel: 'Fixer',
  repoName: 'Fixer',
  repoUrl: 'https://github.com/nv-tlabs/Fixer',
  countDownloads: 'path:"pretrained/pretrained_fixer.pkl"',
  addedAfter: '4.0.5',
});
