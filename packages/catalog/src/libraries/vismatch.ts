import { defineLibrary } from '../library-code/define-library.ts';

export const vismatch = defineLibrary({
  id: 'vismatch',
  prettyLabel: 'VisMatch',
  repoName: 'VisMatch',
  repoUrl: 'https://github.com/gmberton/vismatch',
  countDownloads: 'path:"vismatch.yaml"',
  addedAfter: '4.0.5',
});
