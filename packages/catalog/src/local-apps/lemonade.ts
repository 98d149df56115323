import { hasTag, nameOf } from '../models/model-facts.ts';
import { commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const lemonade = defineLocalApp({
  id: 'lemonade',
  prettyLabel: 'Lemonade',
  docsUrl: 'https://lemonade-server.ai',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || hasTag(model, 'ryzenai-npu') || hasTag(model, 'ryzenai-hybrid'),
  snippet: (model, file) => {
    // Models for the NPU are not chosen by quantization.
    const quant = isGguf(model) ? quantSuffix(file) : '';
    return [
      {
        title: 'Run the model',
        setup: commands`
          # Install Lemonade: https://lemonade-server.ai
          lemonade pull ${model.id + quant}
        `,
        content: [commands`lemonade run ${`user.${nameOf(model)}${quant.replace(':', '-')}`}`, commands`lemonade list`],
      },
    ];
  },
});
