import { defineLibrary } from '../library-code/define-library.ts';

export const hermes = defineLibrary({
  id: 'hermes',
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  countDownloads: 'path:"ckpt/hermes_final.pth"',
  addedAfter: '4.0.5',
});
