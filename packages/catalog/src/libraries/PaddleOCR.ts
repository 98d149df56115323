import { defineLibrary } from '../define-library.ts';

export const PaddleOCR = defineLibrary({
  id: 'PaddleOCR',
  prettyLabel: 'PaddleOCR',
  repoName: 'PaddleOCR',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleOCR',
  docsUrl: 'https://www.paddleocr.ai/',
  filter: true,
  countDownloads: 'path_extension:"safetensors" OR path:"inference.pdiparams" OR path:"inference.onnx"',
  addedAfter: '4.0.5',
});
