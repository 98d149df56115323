import { defineLibrary } from '../library-code/define-library.ts';

export const liveportrait = defineLibrary({
  id: 'liveportrait',
  prettyLabel: 'LivePortrait',
  repoName: 'LivePortrait',
  repoUrl: 'https://github.com/KwaiVGI/LivePortrait',
  countDownloads: 'path:"liveportrait/landmark.onnx"',
});
