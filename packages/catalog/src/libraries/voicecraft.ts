import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const voicecraft = defineLibrary({
  id: 'voicecraft',
  prettyLabel: 'VoiceCraft',
  repoName: 'VoiceCraft',
  repoUrl: 'https://github.com/jasonppy/VoiceCraft',
  docsUrl: 'https://github.com/jasonppy/VoiceCraft',
  snippets: pythonLoader({ from: 'voicecraft', call: 'VoiceCraft.from_pretrained' }),
});
