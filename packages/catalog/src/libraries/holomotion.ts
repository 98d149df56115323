import { defineLibrary } from '../library-code/define-library.ts';

export const holomotion = defineLibrary({
  id: 'holomotion',
  prettyLabel: 'HoloMotion',
  repoName: 'HoloMotion',
  repoUrl: 'https://github.com/HorizonRobotics/HoloMotion',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
