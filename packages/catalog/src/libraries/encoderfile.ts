import { defineLibrary } from '../library-code/define-library.ts';

export const encoderfile = defineLibrary({
  id: 'encoderfile',
  prettyLabel: 'encoderfile',
  repoName: 'encoderfile',
  repoUrl: 'https://github.com/mozilla-ai/encoderfile',
  countDownloads: 'path_extension:"encoderfile"',
  addedAfter: '4.0.5',
});
