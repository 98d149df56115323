import { defineLibrary } from '../library-code/define-library.ts';

export const elm = defineLibrary({
  id: 'elm',
  prettyLabel: 'ELM',
  repoName: 'elm',
  repoUrl: 'https://github.com/slicex-ai/elm',
  countDownloads: 'path_filename:"slicex_elm_config" AND path_extension:"json"',
});
