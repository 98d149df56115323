import { defineLibrary } from '../define-library.ts';

export const sklearn = defineLibrary({
  id: 'sklearn',
  prettyLabel: 'Scikit-learn',
  repoName: 'Scikit-learn',
  repoUrl: 'https://github.com/scikit-learn/scikit-learn',
  filter: true,
  countDownloads: 'path:"sklearn_model.joblib"',
  hostedTasks: ['tabular-classification', 'tabular-regression', 'text-classification'],
});
