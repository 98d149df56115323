import { defineLibrary } from '../define-library.ts';

export const litertLm = defineLibrary({
  id: 'litert-lm',
  prettyLabel: 'LiteRT-LM',
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
});
