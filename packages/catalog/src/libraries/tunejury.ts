import { defineLibrary } from '../library-code/define-library.ts';

export const tunejury = defineLibrary({
  id: 'tunejury',
  prettyLabel: 'TuneJury',
  repoName: 'TuneJury',
  repoUrl: 'https://github.com/yonghyunk1m/TuneJury',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
