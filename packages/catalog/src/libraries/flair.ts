import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const flair = defineLibrary({
  id: 'flair',
  prettyLabel: 'Flair',
  repoName: 'Flair',
  repoUrl: 'https://github.com/flairNLP/flair',
  docsUrl: 'https://huggingface.co/docs/hub/flair',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  hostedTasks: ['token-classification'],
  snippets: pythonLoader({ from: 'flair.models', call: 'SequenceTagger.load', variable: 'tagger' }),
});
