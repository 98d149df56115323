import { defineLibrary } from '../define-library.ts';

export const voxcpm = defineLibrary({
  id: 'voxcpm',
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
  addedAfter: '4.0.5',
});
