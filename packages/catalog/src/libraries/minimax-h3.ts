import { defineLibrary } from '../library-code/define-library.ts';

export const minimaxH3 = defineLibrary({
  id: 'minimax-h3',
  prettyLabel: 'MiniMax H3',
  repoName: 'MiniMax-H3',
  repoUrl: 'https://github.com/MiniMax-AI/MiniMax-H3',
  docsUrl: 'https://huggingface.co/MiniMaxAI/MiniMax-H3',
  countDownloads:
    'path_extension:"safetensors" OR path_filename:"model_index" OR path_filename:"config" OR path:"modular_model_index.json"',
  addedAfter: '4.0.5',
});
