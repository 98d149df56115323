import { defineLibrary } from '../library-code/define-library.ts';

export const seedvr = defineLibrary({
  id: 'seedvr',
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  countDownloads: 'path_extension:"pth"',
});
