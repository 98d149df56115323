import { defineLibrary } from '../define-library.ts';

export const nobg = defineLibrary({
  id: 'nobg',
  prettyLabel: 'nobg',
  repoName: 'nobg',
  repoUrl: 'https://github.com/feyninc/nobg',
  addedAfter: '4.0.5',
});
