import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const pythae = defineLibrary({
  id: 'pythae',
  prettyLabel: 'pythae',
  repoName: 'pythae',
  repoUrl: 'https://github.com/clementchadebec/benchmark_VAE',
  snippets: pythonLoader({ from: 'pythae.models', call: 'AutoModel.load_from_hf_hub' }),
});
