import { defineLibrary } from '../define-library.ts';

export const lightningIr = defineLibrary({
  id: 'lightning-ir',
  prettyLabel: 'Lightning IR',
  repoName: 'Lightning IR',
  repoUrl: 'https://github.com/webis-de/lightning-ir',
});
