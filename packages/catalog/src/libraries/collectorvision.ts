import { defineLibrary } from '../define-library.ts';

export const collectorvision = defineLibrary({
  id: 'collectorvision',
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  countDownloads: 'path_extension:"onnx"',
  addedAfter: '4.0.5',
});
