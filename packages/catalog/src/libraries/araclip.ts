import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const araclip = defineLibrary({
  id: 'araclip',
  prettyLabel: 'AraClip',
  repoName: 'AraClip',
  repoUrl: 'https://huggingface.co/Arabic-Clip/araclip',
  snippets: pythonLoader({ from: 'araclip', call: 'AraClip.from_pretrained' }),
});
