import { defineLibrary } from '../library-code/define-library.ts';

export const rkllm = defineLibrary({
  id: 'rkllm',
  prettyLabel: 'RKLLM',
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  countDownloads: 'path_extension:"rkllm"',
  addedAfter: '4.0.5',
});
