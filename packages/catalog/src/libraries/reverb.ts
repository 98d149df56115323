import { defineLibrary } from '../define-library.ts';

export const reverb = defineLibrary({
  id: 'reverb',
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: 'https://github.com/revdotcom/reverb',
});
