import { defineLibrary } from '../define-library.ts';

export const sam2 = defineLibrary({
  id: 'sam2',
  prettyLabel: 'sam2',
  repoName: 'sam2',
  repoUrl: 'https://github.com/facebookresearch/segment-anything-2',
  countDownloads: 'path_extension:"pt"',
});
