import { defineLibrary } from '../library-code/define-library.ts';

export const clara = defineLibrary({
  id: 'clara',
  prettyLabel: 'Clara',
  repoName: 'Clara',
  repoUrl: 'https://github.com/nvidia/clara',
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
  addedAfter: '4.0.5',
});
