import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const mars5Tts = defineLibrary({
  id: 'mars5-tts',
  prettyLabel: 'MARS5-TTS',
  repoName: 'MARS5-TTS',
  repoUrl: 'https://github.com/Camb-ai/MARS5-TTS',
  countDownloads: 'path:"mars5_ar.safetensors"',
  snippets: pythonLoader({
    from: 'inference',
    call: 'Mars5TTS.from_pretrained',
    variable: 'mars5',
    note: 'Install it from https://github.com/Camb-ai/MARS5-TTS',
  }),
});
