import { defineLibrary } from '../library-code/define-library.ts';

export const manas1 = defineLibrary({
  id: 'manas-1',
  prettyLabel: 'MANAS-1',
  repoName: 'MANAS-1',
  repoUrl: 'https://github.com/NeurodxAI/manas-1',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
