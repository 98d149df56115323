import { defineLibrary } from '../define-library.ts';

export const lvface = defineLibrary({
  id: 'lvface',
  prettyLabel: 'LVFace',
  repoName: 'LVFace',
  repoUrl: 'https://github.com/bytedance/LVFace',
  countDownloads: 'path_extension:"pt" OR path_extension:"onnx"',
  addedAfter: '4.0.5',
});
