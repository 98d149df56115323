import { defineLibrary } from '../library-code/define-library.ts';

export const hyWorldplay = defineLibrary({
  id: 'hy-worldplay',
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  countDownloads: 'path_extension:"json"',
  addedAfter: '4.0.5',
});
