import { defineLibrary } from '../library-code/define-library.ts';

export const imageMatchingModels = defineLibrary({
  id: 'image-matching-models',
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
