import { defineLibrary } from '../library-code/define-library.ts';

export const lagernvs = defineLibrary({
  id: 'lagernvs',
  prettyLabel: 'LagerNVS',
  repoName: 'LagerNVS',
  repoUrl: 'https://github.com/facebookresearch/lagernvs',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
