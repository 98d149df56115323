import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const gliner = defineLibrary({
  id: 'gliner',
  prettyLabel: 'GLiNER',
  repoName: 'GLiNER',
  repoUrl: 'https://github.com/urchade/GLiNER',
  countDownloads: 'path:"gliner_config.json"',
  snippets: pythonLoader({ from: 'gliner', call: 'GLiNER.from_pretrained' }),
});
