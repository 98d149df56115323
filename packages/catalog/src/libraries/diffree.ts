import { defineLibrary } from '../library-code/define-library.ts';

export const diffree = defineLibrary({
  id: 'diffree',
  prettyLabel: 'Diffree',
  repoName: 'Diffree',
  repoUrl: 'https://github.com/OpenGVLab/Diffree',
  countDownloads: 'path:"diffree-step=000010999.ckpt"',
});
