import { defineLibrary } from '../library-code/define-library.ts';

export const songbloom = defineLibrary({
  id: 'songbloom',
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
