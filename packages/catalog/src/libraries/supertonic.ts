import { defineLibrary } from '../define-library.ts';

export const supertonic = defineLibrary({
  id: 'supertonic',
  prettyLabel: 'Supertonic',
  repoName: 'Supertonic',
  repoUrl: 'https://github.com/supertone-inc/supertonic',
  addedAfter: '4.0.5',
});
