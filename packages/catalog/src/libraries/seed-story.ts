import { defineLibrary } from '../define-library.ts';

export const seedStory = defineLibrary({
  id: 'seed-story',
  prettyLabel: 'SEED-Story',
  repoName: 'SEED-Story',
  repoUrl: 'https://github.com/TencentARC/SEED-Story',
  countDownloads: 'path:"cvlm_llama2_tokenizer/tokenizer.model"',
});
