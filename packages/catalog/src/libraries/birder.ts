import { defineLibrary } from '../library-code/define-library.ts';

export const birder = defineLibrary({
  id: 'birder',
  prettyLabel: 'Birder',
  repoName: 'Birder',
  repoUrl: 'https://gitlab.com/birder/birder',
  countDownloads: 'path_extension:"pt"',
});
