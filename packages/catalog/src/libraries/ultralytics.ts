import { defineLibrary } from '../library-code/define-library.ts';
import { yoloSnippets } from '../library-code/yolo.ts';

export const ultralytics = defineLibrary({
  id: 'ultralytics',
  prettyLabel: 'ultralytics',
  repoName: 'ultralytics',
  repoUrl: 'https://github.com/ultralytics/ultralytics',
  docsUrl: 'https://github.com/ultralytics/ultralytics',
  countDownloads: 'path_extension:"pt"',
  snippets: yoloSnippets,
});
