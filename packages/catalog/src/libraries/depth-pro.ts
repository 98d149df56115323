import { defineLibrary } from '../define-library.ts';

export const depthPro = defineLibrary({
  id: 'depth-pro',
  prettyLabel: 'Depth Pro',
  repoName: 'Depth Pro',
  repoUrl: 'https://github.com/apple/ml-depth-pro',
  countDownloads: 'path_extension:"pt"',
});
