import { defineLibrary } from '../define-library.ts';

export const vui = defineLibrary({
  id: 'vui',
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  countDownloads: 'path_extension:"pt"',
});
