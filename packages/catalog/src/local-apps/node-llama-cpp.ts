import { commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const nodeLlamaCpp = defineLocalApp({
  id: 'node-llama-cpp',
  prettyLabel: 'node-llama-cpp',
  docsUrl: 'https://node-llama-cpp.withcat.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file) => {
    const model = `hf:${id}${quantSuffix(file)}`;
    return [
      { title: 'Chat with the model', content: commands`npx -y node-llama-cpp chat ${model}` },
      { title: 'Estimate the memory it needs', content: commands`npx -y node-llama-cpp inspect estimate ${model}` },
    ];
  },
});
