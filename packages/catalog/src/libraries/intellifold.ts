import { defineLibrary } from '../library-code/define-library.ts';

export const intellifold = defineLibrary({
  id: 'intellifold',
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
  addedAfter: '4.0.5',
});
