import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const swarmformer = defineLibrary({
  id: 'swarmformer',
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
  snippets: pythonLoader({ from: 'swarmformer', call: 'SwarmFormerModel.from_pretrained' }),
});
