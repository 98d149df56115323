import { defineLibrary } from '../library-code/define-library.ts';

export const mlSharp = defineLibrary({
  id: 'ml-sharp',
  prettyLabel: 'Sharp',
  repoName: 'Sharp',
  repoUrl: 'https://github.com/apple/ml-sharp',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
