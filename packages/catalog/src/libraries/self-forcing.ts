import { defineLibrary } from '../library-code/define-library.ts';

export const selfForcing = defineLibrary({
  id: 'self-forcing',
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
