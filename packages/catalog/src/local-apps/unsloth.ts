import { call, code, print, python } from '@hubkit/code';
import { hasTag } from '../model-facts.ts';
import { commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const unsloth = defineLocalApp({
  id: 'unsloth',
  prettyLabel: 'Unsloth Studio',
  docsUrl: 'https://unsloth.ai/docs/new/studio',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => hasTag(model, 'unsloth') || isGguf(model),
  snippet: (model) => {
    const run = commands`
      unsloth studio -H 0.0.0.0 -p 8888
      # Open http://localhost:8888 and search for ${model.id}
    `;
    const studio = [
      {
        title: 'Install on macOS, Linux or WSL',
        setup: commands`curl -fsSL https://unsloth.ai/install.sh | sh`,
        content: run,
      },
      { title: 'Install on Windows', setup: commands`irm https://unsloth.ai/install.ps1 | iex`, content: run },
    ];
    if (isGguf(model)) return studio;
    const load = code`
      from unsloth import FastModel

      model, tokenizer = ${call('FastModel.from_pretrained', [], { model_name: model.id, max_seq_length: 2048 })}
    `;
    return [
      ...studio,
      { title: 'Load the model in Python', setup: commands`pip install unsloth`, content: print(load, python) },
    ];
  },
});
