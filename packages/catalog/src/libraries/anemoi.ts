import { defineLibrary } from '../define-library.ts';

export const anemoi = defineLibrary({
  id: 'anemoi',
  prettyLabel: 'AnemoI',
  repoName: 'AnemoI',
  repoUrl: 'https://github.com/ecmwf/anemoi-inference',
  docsUrl: 'https://anemoi.readthedocs.io/en/latest/',
  countDownloads: 'path_extension:"ckpt"',
});
