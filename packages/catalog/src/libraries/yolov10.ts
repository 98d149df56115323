import { defineLibrary } from '../library-code/define-library.ts';
import { yoloSnippets } from '../library-code/yolo.ts';

export const yolov10 = defineLibrary({
  id: 'yolov10',
  prettyLabel: 'YOLOv10',
  repoName: 'YOLOv10',
  repoUrl: 'https://github.com/THU-MIG/yolov10',
  docsUrl: 'https://github.com/THU-MIG/yolov10',
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors"',
  snippets: yoloSnippets,
});
