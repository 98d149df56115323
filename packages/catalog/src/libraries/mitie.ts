import { defineLibrary } from '../library-code/define-library.ts';

export const mitie = defineLibrary({
  id: 'mitie',
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  countDownloads: 'path_filename:"total_word_feature_extractor"',
});
