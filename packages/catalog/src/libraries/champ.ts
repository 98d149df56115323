import { defineLibrary } from '../library-code/define-library.ts';

export const champ = defineLibrary({
  id: 'champ',
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  countDownloads: 'path:"champ/motion_module.pth"',
});
