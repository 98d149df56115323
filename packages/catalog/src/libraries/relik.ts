import { defineLibrary } from '../define-library.ts';

export const relik = defineLibrary({
  id: 'relik',
  prettyLabel: 'Relik',
  repoName: 'Relik',
  repoUrl: 'https://github.com/SapienzaNLP/relik',
});
