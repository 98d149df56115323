import { defineLibrary } from '../define-library.ts';

export const outetts = defineLibrary({
  id: 'outetts',
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
});
