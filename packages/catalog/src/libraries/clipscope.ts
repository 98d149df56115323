import { defineLibrary } from '../library-code/define-library.ts';

export const clipscope = defineLibrary({
  id: 'clipscope',
  prettyLabel: 'clipscope',
  repoName: 'clipscope',
  repoUrl: 'https://github.com/Lewington-pitsos/clipscope',
  countDownloads: 'path_extension:"pt"',
});
