import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const mlAgents = defineLibrary({
  id: 'ml-agents',
  prettyLabel: 'ml-agents',
  repoName: 'ml-agents',
  repoUrl: 'https://github.com/Unity-Technologies/ml-agents',
  docsUrl: 'https://huggingface.co/docs/hub/ml-agents',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
  snippets: ({ id }) => [inShell(code`mlagents-load-from-hf --repo-id=${id} --local-dir="./downloads"`)],
});
