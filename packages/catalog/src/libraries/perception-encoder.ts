import { defineLibrary } from '../define-library.ts';

export const perceptionEncoder = defineLibrary({
  id: 'perception-encoder',
  prettyLabel: 'PerceptionEncoder',
  repoName: 'PerceptionModels',
  repoUrl: 'https://github.com/facebookresearch/perception_models',
  countDownloads: 'path_extension:"pt"',
});
