import { defineLibrary } from '../library-code/define-library.ts';

export const bboxmaskpose = defineLibrary({
  id: 'bboxmaskpose',
  prettyLabel: 'BBoxMaskPose',
  repoName: 'BBoxMaskPose',
  repoUrl: 'https://github.com/MiraPurkrabek/BBoxMaskPose',
  countDownloads: 'path_extension:"pth"',
  addedAfter: '4.0.5',
});
