import { defineLibrary } from '../define-library.ts';

export const audioseal = defineLibrary({
  id: 'audioseal',
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  countDownloads: 'path_extension:"pth"',
});
