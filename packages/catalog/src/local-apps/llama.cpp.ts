import { type Code, code } from '@hubkit/code';
import { commands, llamaCppModel } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const llamaCpp = defineLocalApp({
  id: 'llama.cpp',
  prettyLabel: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file) => {
    const model = llamaCppModel(id, file);
    const content = (server: Code, chat: Code) => [
      commands`
        # Start a local server with the OpenAI API and a web page:
        ${server} ${model}
      `,
      commands`
        # Chat in the terminal:
        ${chat} ${model}
      `,
    ];
    const binaries = (folder = '') => content(code`${`${folder}llama-server`}`, code`${`${folder}llama-cli`}`);
    return [
      {
        title: 'Install with the script (Linux, macOS)',
        setup: commands`curl -LsSf https://llama.app/install.sh | sh`,
        content: content(code`llama serve`, code`llama cli`),
      },
      { title: 'Install with Homebrew', setup: commands`brew install llama.cpp`, content: binaries() },
      { title: 'Install with WinGet (Windows)', setup: commands`winget install llama.cpp`, content: binaries() },
      {
        title: 'Use a prebuilt binary',
        setup: commands`# Download a release for your system: https://github.com/ggml-org/llama.cpp/releases`,
        content: binaries('./'),
      },
      {
        title: 'Build from source',
        setup: commands`
          git clone https://github.com/ggml-org/llama.cpp.git
          cd llama.cpp
          cmake -B build
          cmake --build build -j --target llama-server llama-cli
        `,
        content: binaries('./build/bin/'),
      },
    ];
  },
});
