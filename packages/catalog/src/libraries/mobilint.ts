import { defineLibrary } from '../define-library.ts';

export const mobilint = defineLibrary({
  id: 'mobilint',
  prettyLabel: 'Mobilint',
  repoName: 'mblt-model-zoo',
  repoUrl: 'https://github.com/mobilint/mblt-model-zoo',
  docsUrl: 'https://docs.mobilint.com',
  countDownloads: 'path:"config.json" OR path_extension:"mxq"',
  addedAfter: '4.0.5',
});
