import { defineLibrary } from '../library-code/define-library.ts';

export const eupe = defineLibrary({
  id: 'eupe',
  prettyLabel: 'EUPE',
  repoName: 'EUPE',
  repoUrl: 'https://github.com/facebookresearch/EUPE',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
