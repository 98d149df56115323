import { defineLibrary } from '../define-library.ts';

export const dia2 = defineLibrary({
  id: 'dia2',
  prettyLabel: 'Dia2',
  repoName: 'Dia2',
  repoUrl: 'https://github.com/nari-labs/dia2',
  addedAfter: '4.0.5',
});
