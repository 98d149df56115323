import { defineLibrary } from '../library-code/define-library.ts';

export const lightglue = defineLibrary({
  id: 'lightglue',
  prettyLabel: 'LightGlue',
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  countDownloads: 'path_extension:"pth" OR path:"config.json"',
  addedAfter: '4.0.5',
});
