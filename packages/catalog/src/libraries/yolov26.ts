import { defineLibrary } from '../library-code/define-library.ts';

export const yolov26 = defineLibrary({
  id: 'yolov26',
  prettyLabel: 'YOLOv26',
  repoName: 'YOLOv26',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://docs.ultralytics.com/models/yolo26/',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
