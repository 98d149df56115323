import { defineLibrary } from '../library-code/define-library.ts';

export const ssrSpeech = defineLibrary({
  id: 'ssr-speech',
  prettyLabel: 'SSR-Speech',
  repoName: 'SSR-Speech',
  repoUrl: 'https://github.com/WangHelin1997/SSR-Speech',
  countDownloads: 'path_extension:"pth"',
});
