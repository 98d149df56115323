import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const asteroid = defineLibrary({
  id: 'asteroid',
  prettyLabel: 'Asteroid',
  repoName: 'Asteroid',
  repoUrl: 'https://github.com/asteroid-team/asteroid',
  docsUrl: 'https://huggingface.co/docs/hub/asteroid',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  hostedTasks: ['audio-to-audio'],
  snippets: pythonLoader({ from: 'asteroid.models', call: 'BaseModel.from_pretrained' }),
});
