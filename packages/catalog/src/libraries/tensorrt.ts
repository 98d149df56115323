import { defineLibrary } from '../library-code/define-library.ts';

export const tensorrt = defineLibrary({
  id: 'tensorrt',
  prettyLabel: 'TensorRT',
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
