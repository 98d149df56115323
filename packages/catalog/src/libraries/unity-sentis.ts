import { defineLibrary } from '../define-library.ts';

export const unitySentis = defineLibrary({
  id: 'unity-sentis',
  prettyLabel: 'unity-sentis',
  repoName: 'unity-sentis',
  repoUrl: 'https://github.com/Unity-Technologies/sentis-samples',
  filter: true,
  countDownloads: 'path_extension:"sentis"',
});
