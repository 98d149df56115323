import { commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const ollama = defineLocalApp({
  id: 'ollama',
  prettyLabel: 'Ollama',
  docsUrl: 'https://ollama.com',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file) => [
    { title: 'Run the model', content: commands`ollama run ${`hf.co/${id}${quantSuffix(file)}`}` },
  ],
});
