import { defineLibrary } from '../define-library.ts';

export const matanyone = defineLibrary({
  id: 'matanyone',
  prettyLabel: 'MatAnyone',
  repoName: 'MatAnyone',
  repoUrl: 'https://github.com/pq-yang/MatAnyone',
});
