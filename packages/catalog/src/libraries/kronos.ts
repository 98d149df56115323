import { defineLibrary } from '../library-code/define-library.ts';

export const kronos = defineLibrary({
  id: 'kronos',
  prettyLabel: 'KRONOS',
  repoName: 'KRONOS',
  repoUrl: 'https://github.com/mahmoodlab/KRONOS',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
