import { defineLibrary } from '../library-code/define-library.ts';

export const medvae = defineLibrary({
  id: 'medvae',
  prettyLabel: 'MedVAE',
  repoName: 'MedVAE',
  repoUrl: 'https://github.com/StanfordMIMI/MedVAE',
  countDownloads: 'path_extension:"ckpt"',
});
