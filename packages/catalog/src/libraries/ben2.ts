import { defineLibrary } from '../define-library.ts';

export const ben2 = defineLibrary({
  id: 'ben2',
  prettyLabel: 'BEN2',
  repoName: 'BEN2',
  repoUrl: 'https://github.com/PramaLLC/BEN2',
});
