import { defineLibrary } from '../library-code/define-library.ts';

export const recurrentgemma = defineLibrary({
  id: 'recurrentgemma',
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  countDownloads: 'path:"tokenizer.model"',
});
