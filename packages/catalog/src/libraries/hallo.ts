import { defineLibrary } from '../library-code/define-library.ts';

export const hallo = defineLibrary({
  id: 'hallo',
  prettyLabel: 'Hallo',
  repoName: 'Hallo',
  repoUrl: 'https://github.com/fudan-generative-vision/hallo',
  countDownloads: 'path:"hallo/net.pth"',
});
