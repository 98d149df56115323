import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const litertLm = defineLibrary({
  id: 'litert-lm',
  prettyLabel: 'LiteRT-LM',
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
  snippets: ({ id }) => [
    inShell(code`
      # Runs on Linux, macOS, Windows and the Raspberry Pi; for Android and iOS see
      # https://ai.google.dev/edge/litert-lm
      pip install -U litert-lm

      litert-lm run \\
          --from-huggingface-repo=${id} \\
          --prompt="Write a short poem about the sea."
    `),
  ],
});
