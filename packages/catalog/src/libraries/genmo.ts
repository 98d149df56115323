import { defineLibrary } from '../library-code/define-library.ts';

export const genmo = defineLibrary({
  id: 'genmo',
  prettyLabel: 'Genmo',
  repoName: 'Genmo',
  repoUrl: 'https://github.com/genmoai/models',
  countDownloads: 'path:"vae_stats.json"',
});
