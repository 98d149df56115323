import { hasTag } from '../models/model-facts.ts';
import { callServer, commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';

export const tgi = defineLocalApp({
  id: 'tgi',
  prettyLabel: 'TGI',
  docsUrl: 'https://huggingface.co/docs/text-generation-inference/',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => hasTag(model, 'text-generation-inference'),
  snippet: (model) => [
    {
      title: 'Use Docker',
      content: [
        commands`
          docker run --gpus all \\
              -v ~/.cache/huggingface:/root/.cache/huggingface \\
              --env "HF_TOKEN=$HF_TOKEN" \\
              -p 8000:80 \\
              ghcr.io/huggingface/text-generation-inference:latest \\
              --model-id ${model.id}
        `,
        callServer(model, { port: 8000 }),
      ],
    },
  ],
});
