import { defineLibrary } from '../library-code/define-library.ts';

export const chexmix = defineLibrary({
  id: 'chexmix',
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
