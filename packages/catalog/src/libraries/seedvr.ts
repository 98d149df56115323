import { defineLibrary } from '../define-library.ts';

export const seedvr = defineLibrary({
  id: 'seedvr',
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  countDownloads: 'path_extension:"pth"',
});
