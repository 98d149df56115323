import { defineLibrary } from '../library-code/define-library.ts';

export const monkeyocr = defineLibrary({
  id: 'monkeyocr',
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  countDownloads: 'path:"Recognition/config.json"',
  addedAfter: '4.0.5',
});
