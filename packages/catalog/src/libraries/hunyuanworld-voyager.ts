import { defineLibrary } from '../library-code/define-library.ts';

export const hunyuanworldVoyager = defineLibrary({
  id: 'hunyuanworld-voyager',
  prettyLabel: 'HunyuanWorld-voyager',
  repoName: 'HunyuanWorld-voyager',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager',
  addedAfter: '4.0.5',
});
