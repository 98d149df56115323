import { defineLibrary } from '../library-code/define-library.ts';

export const diffInterpretationTuning = defineLibrary({
  id: 'diff-interpretation-tuning',
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
