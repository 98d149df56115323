import { callServer, commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isConversational, isMlx } from './parts/model-format.ts';

export const mlxLm = defineLocalApp({
  id: 'mlx-lm',
  prettyLabel: 'MLX LM',
  docsUrl: 'https://github.com/ml-explore/mlx-lm',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => model.pipeline_tag === 'text-generation' && isMlx(model),
  snippet: (model) => {
    const setup = commands`uv tool install mlx-lm`;
    if (!isConversational(model)) {
      const content = commands`mlx_lm.generate --model ${model.id} --prompt "Once upon a time"`;
      return [{ title: 'Generate text in the terminal', setup, content }];
    }
    return [
      { title: 'Chat in the terminal', setup, content: commands`mlx_lm.chat --model ${model.id}` },
      {
        title: 'Start a server with the OpenAI API',
        setup,
        content: [commands`mlx_lm.server --model ${model.id}`, callServer(model, { port: 8080 })],
      },
    ];
  },
});
