import { defineLibrary } from '../library-code/define-library.ts';

export const cosmos = defineLibrary({
  id: 'cosmos',
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
});
