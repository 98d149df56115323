import { defineLibrary } from '../library-code/define-library.ts';

export const colpali = defineLibrary({
  id: 'colpali',
  prettyLabel: 'ColPali',
  repoName: 'ColPali',
  repoUrl: 'https://github.com/ManuelFay/colpali',
  countDownloads: 'path:"adapter_config.json"',
});
