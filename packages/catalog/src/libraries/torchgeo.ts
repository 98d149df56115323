import { defineLibrary } from '../library-code/define-library.ts';

export const torchgeo = defineLibrary({
  id: 'torchgeo',
  prettyLabel: 'TorchGeo',
  repoName: 'TorchGeo',
  repoUrl: 'https://github.com/microsoft/torchgeo',
  docsUrl: 'https://torchgeo.readthedocs.io/',
  countDownloads: 'path_extension:"pt" OR path_extension:"pth"',
});
