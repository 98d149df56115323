import { defineLibrary } from '../library-code/define-library.ts';

export const openpeerllm = defineLibrary({
  id: 'openpeerllm',
  prettyLabel: 'OpenPeerLLM',
  repoName: 'OpenPeerLLM',
  repoUrl: 'https://huggingface.co/openpeerai/openpeerllm',
  docsUrl: 'https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md',
  countDownloads: 'path:".meta-huggingface.json"',
  addedAfter: '4.0.5',
});
