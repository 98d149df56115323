import { defineLibrary } from '../library-code/define-library.ts';

export const rwkv = defineLibrary({
  id: 'rwkv',
  prettyLabel: 'RWKV',
  repoName: 'RWKV-LM',
  repoUrl: 'https://github.com/BlinkDL/RWKV-LM',
  docsUrl: 'https://rwkv.com/',
  countDownloads: 'path_extension:"pth"',
  addedAfter: '4.0.5',
});
