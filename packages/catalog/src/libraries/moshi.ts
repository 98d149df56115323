import { defineLibrary } from '../define-library.ts';

export const moshi = defineLibrary({
  id: 'moshi',
  prettyLabel: 'Moshi',
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
});
