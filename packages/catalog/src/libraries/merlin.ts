import { defineLibrary } from '../library-code/define-library.ts';

export const merlin = defineLibrary({
  id: 'merlin',
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  countDownloads: 'path_extension:"pt"',
});
