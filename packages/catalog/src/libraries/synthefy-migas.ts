import { defineLibrary } from '../library-code/define-library.ts';

export const synthefyMigas = defineLibrary({
  id: 'synthefy-migas',
  prettyLabel: 'Migas',
  repoName: 'Migas',
  repoUrl: 'https://github.com/Synthefy/synthefy-migas',
  countDownloads: 'path:"model.pt"',
  addedAfter: '4.0.5',
});
