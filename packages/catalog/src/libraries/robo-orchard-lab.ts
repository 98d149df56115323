import { defineLibrary } from '../library-code/define-library.ts';

export const roboOrchardLab = defineLibrary({
  id: 'robo-orchard-lab',
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
