import { defineLibrary } from '../library-code/define-library.ts';

export const causilo = defineLibrary({
  id: 'causilo',
  prettyLabel: 'Causilo',
  repoName: 'Causilo',
  repoUrl: 'https://github.com/nums-ai/causilo',
  countDownloads: 'path:"classifier/config.json" OR path:"regressor/config.json"',
  addedAfter: '4.0.5',
});
