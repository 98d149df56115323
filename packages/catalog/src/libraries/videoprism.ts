import { defineLibrary } from '../define-library.ts';

export const videoprism = defineLibrary({
  id: 'videoprism',
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  countDownloads: 'path_extension:"npz"',
  addedAfter: '4.0.5',
});
