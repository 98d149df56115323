import { defineLibrary } from '../library-code/define-library.ts';

export const mlcLlm = defineLibrary({
  id: 'mlc-llm',
  prettyLabel: 'MLC-LLM',
  repoName: 'MLC-LLM',
  repoUrl: 'https://github.com/mlc-ai/mlc-llm',
  docsUrl: 'https://llm.mlc.ai/docs/',
  countDownloads: 'path:"mlc-chat-config.json"',
});
