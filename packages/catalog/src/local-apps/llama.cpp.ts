import { commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const llamaCpp = defineLocalApp({
  id: 'llama.cpp',
  prettyLabel: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file) => {
    const model = id + quantSuffix(file);
    const content = (folder = '') => [
      commands`
        # Start a local server with the OpenAI API and a web page:
        ${`${folder}llama-server`} -hf ${model}
      `,
      commands`
        # Chat in the terminal:
        ${`${folder}llama-cli`} -hf ${model}
      `,
    ];
    return [
      { title: 'Install with Homebrew', setup: commands`brew install llama.cpp`, content: content() },
      { title: 'Install with WinGet (Windows)', setup: commands`winget install llama.cpp`, content: content() },
      {
        title: 'Use a prebuilt binary',
        setup: commands`# Download a release for your system: https://github.com/ggml-org/llama.cpp/releases`,
        content: content('./'),
      },
      {
        title: 'Build from source',
        setup: commands`
          git clone https://github.com/ggml-org/llama.cpp.git
          cd llama.cpp
          cmake -B build
          cmake --build build -j --target llama-server llama-cli
        `,
        content: content('./build/bin/'),
      },
    ];
  },
});
