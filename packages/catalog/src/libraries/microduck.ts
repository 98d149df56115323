import { defineLibrary } from '../library-code/define-library.ts';

export const microduck = defineLibrary({
  id: 'microduck',
  prettyLabel: 'Microduck',
  repoName: 'Microduck',
  repoUrl: 'https://github.com/pollen-robotics/microduck_rl',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
