import { defineLibrary } from '../define-library.ts';

export const saelens = defineLibrary({
  id: 'saelens',
  prettyLabel: 'SAELens',
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
});
