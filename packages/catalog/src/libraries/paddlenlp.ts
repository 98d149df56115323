import { defineLibrary } from '../define-library.ts';

export const paddlenlp = defineLibrary({
  id: 'paddlenlp',
  prettyLabel: 'paddlenlp',
  repoName: 'PaddleNLP',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleNLP',
  docsUrl: 'https://huggingface.co/docs/hub/paddlenlp',
  filter: true,
  countDownloads: 'path:"model_config.json"',
  hostedTasks: ['fill-mask', 'summarization', 'zero-shot-classification'],
});
