import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const bertopic = defineLibrary({
  id: 'bertopic',
  prettyLabel: 'BERTopic',
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  filter: true,
  hostedTasks: ['text-classification'],
  snippets: pythonLoader({ from: 'bertopic', call: 'BERTopic.load' }),
});
