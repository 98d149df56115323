import { defineLibrary } from '../library-code/define-library.ts';

export const sapiens = defineLibrary({
  id: 'sapiens',
  prettyLabel: 'sapiens',
  repoName: 'sapiens',
  repoUrl: 'https://github.com/facebookresearch/sapiens',
  countDownloads: 'path_extension:"pt2" OR path_extension:"pth" OR path_extension:"onnx"',
});
