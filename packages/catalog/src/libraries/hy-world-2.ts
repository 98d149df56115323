import { defineLibrary } from '../library-code/define-library.ts';

export const hyWorld2 = defineLibrary({
  id: 'hy-world-2',
  prettyLabel: 'HY-World-2.0',
  repoName: 'HY-World-2.0',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0',
  countDownloads: 'path_extension:"json"',
  addedAfter: '4.0.5',
});
