import { defineLibrary } from '../define-library.ts';

export const depthAnythingV2 = defineLibrary({
  id: 'depth-anything-v2',
  prettyLabel: 'DepthAnythingV2',
  repoName: 'Depth Anything V2',
  repoUrl: 'https://github.com/DepthAnything/Depth-Anything-V2',
  countDownloads: 'path_extension:"pth"',
});
