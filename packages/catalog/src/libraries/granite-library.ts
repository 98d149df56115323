import { defineLibrary } from '../library-code/define-library.ts';

export const graniteLibrary = defineLibrary({
  id: 'granite-library',
  prettyLabel: 'Granite Library',
  repoName: 'mellea',
  repoUrl: 'https://github.com/generative-computing/mellea',
  countDownloads: 'path_filename:"adapter_config" AND path_extension:"json"',
  addedAfter: '4.0.5',
});
