import { callServer, commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isServableText } from './parts/model-format.ts';

export const sglang = defineLocalApp({
  id: 'sglang',
  prettyLabel: 'SGLang',
  docsUrl: 'https://docs.sglang.io',
  mainTask: 'text-generation',
  displayOnModelPage: isServableText,
  snippet: (model) => [
    {
      title: 'Install with pip',
      setup: commands`pip install sglang`,
      content: [
        commands`python3 -m sglang.launch_server --model-path ${model.id} --host 0.0.0.0 --port 30000`,
        callServer(model, { port: 30000 }),
      ],
    },
    {
      title: 'Use Docker',
      content: [
        commands`
          docker run --gpus all \\
              --shm-size 32g \\
              -p 30000:30000 \\
              -v ~/.cache/huggingface:/root/.cache/huggingface \\
              --env "HF_TOKEN=$HF_TOKEN" \\
              --ipc=host \\
              lmsysorg/sglang:latest \\
              python3 -m sglang.launch_server --model-path ${model.id} --host 0.0.0.0 --port 30000
        `,
        callServer(model, { port: 30000 }),
      ],
    },
  ],
});
