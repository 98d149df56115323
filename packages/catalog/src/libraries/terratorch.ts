import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const terratorch = defineLibrary({
  id: 'terratorch',
  prettyLabel: 'TerraTorch',
  repoName: 'TerraTorch',
  repoUrl: 'https://github.com/IBM/terratorch',
  docsUrl: 'https://ibm.github.io/terratorch/',
  countDownloads: 'path_extension:"pt" OR path_extension:"ckpt"',
  snippets: pythonLoader({ from: 'terratorch.registry', call: 'BACKBONE_REGISTRY.build' }),
});
