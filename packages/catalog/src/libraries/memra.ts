import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inShell } from '../library-code/in-language.ts';

export const memra = defineLibrary({
  id: 'memra',
  prettyLabel: 'memra',
  repoName: 'memra',
  repoUrl: 'https://github.com/avifenesh/memra',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`
      # Linux with a Blackwell card of NVIDIA and driver 580 or newer; CUDA itself is not needed
      curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
    `),
    inShell(code`
      # One answer. Where there are several GGUF files, end the name with a part of one, such as :Q4_K_M
      MEMRA_CHAT=1 run-gen ${`hf:${id}`} --prompt "Why is the sky blue?"
    `),
    inShell(code`
      # A server with the OpenAI API on port 8080
      MEMRA_MODELS=${`model=hf:${id}`} memra-server
    `),
  ],
});
