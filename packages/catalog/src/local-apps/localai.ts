import { commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const localai = defineLocalApp({
  id: 'localai',
  prettyLabel: 'LocalAI',
  docsUrl: 'https://github.com/mudler/LocalAI',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file = '{{GGUF_FILE}}') => {
    const model = `huggingface://${id}/${file}`;
    return [
      {
        title: 'Install the binary',
        setup: commands`curl https://localai.io/install.sh | sh`,
        content: commands`local-ai run ${model}`,
      },
      {
        title: 'Use Docker',
        // The folder keeps the model for the next start.
        content: commands`docker run -p 8080:8080 --name local-ai -v "$PWD/models:/build/models" localai/localai:latest-cpu ${model}`,
      },
    ];
  },
});
