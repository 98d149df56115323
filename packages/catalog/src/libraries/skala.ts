import { defineLibrary } from '../library-code/define-library.ts';

export const skala = defineLibrary({
  id: 'skala',
  prettyLabel: 'Skala',
  repoName: 'Skala',
  repoUrl: 'https://github.com/microsoft/skala',
  countDownloads: 'path_extension:"fun"',
  addedAfter: '4.0.5',
});
