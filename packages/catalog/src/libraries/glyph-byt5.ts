import { defineLibrary } from '../library-code/define-library.ts';

export const glyphByt5 = defineLibrary({
  id: 'glyph-byt5',
  prettyLabel: 'Glyph-ByT5',
  repoName: 'Glyph-ByT5',
  repoUrl: 'https://github.com/AIGText/Glyph-ByT5',
  countDownloads: 'path:"checkpoints/byt5_model.pt"',
});
