import { defineLibrary } from '../library-code/define-library.ts';

export const gemmaCpp = defineLibrary({
  id: 'gemma.cpp',
  prettyLabel: 'gemma.cpp',
  repoName: 'gemma.cpp',
  repoUrl: 'https://github.com/google/gemma.cpp',
  countDownloads: 'path_extension:"sbs"',
});
