import { defineLibrary } from '../library-code/define-library.ts';

export const mtvcraft = defineLibrary({
  id: 'mtvcraft',
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  countDownloads: 'path:"vae/3d-vae.pt"',
  addedAfter: '4.0.5',
});
