import { defineLibrary } from '../library-code/define-library.ts';

export const reverb = defineLibrary({
  id: 'reverb',
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: 'https://github.com/revdotcom/reverb',
});
