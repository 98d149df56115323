import { defineLibrary } from '../library-code/define-library.ts';

export const litert = defineLibrary({
  id: 'litert',
  prettyLabel: 'LiteRT',
  repoName: 'LiteRT',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT',
  countDownloads: 'path_extension:"tflite"',
  addedAfter: '4.0.5',
});
