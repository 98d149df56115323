import { defineLibrary } from '../define-library.ts';

export const phantomWan = defineLibrary({
  id: 'phantom-wan',
  prettyLabel: 'Phantom',
  repoName: 'Phantom',
  repoUrl: 'https://github.com/Phantom-video/Phantom',
  countDownloads: 'path_extension:"pth"',
});
