import { defineLibrary } from '../define-library.ts';

export const sana = defineLibrary({
  id: 'sana',
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  countDownloads: 'path_extension:"pth"',
});
