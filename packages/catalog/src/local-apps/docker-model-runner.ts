import { commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf, isServableText } from './parts/model-format.ts';

export const dockerModelRunner = defineLocalApp({
  id: 'docker-model-runner',
  prettyLabel: 'Docker Model Runner',
  docsUrl: 'https://docs.docker.com/ai/model-runner/',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || isServableText(model),
  snippet: (model, file) => [
    {
      title: 'Run the model',
      content: commands`docker model run ${`hf.co/${model.id}${isGguf(model) ? quantSuffix(file) : ''}`}`,
    },
  ],
});
