import { defineLibrary } from '../library-code/define-library.ts';

export const ninfer = defineLibrary({
  id: 'ninfer',
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  countDownloads: 'path_extension:"ninfer"',
  addedAfter: '4.0.5',
});
