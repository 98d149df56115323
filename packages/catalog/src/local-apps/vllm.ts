import { hasTag } from '../models/model-facts.ts';
import { callServer, commands, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf, isServableText } from './parts/model-format.ts';

export const vllm = defineLocalApp({
  id: 'vllm',
  prettyLabel: 'vLLM',
  docsUrl: 'https://docs.vllm.ai',
  mainTask: 'text-generation',
  displayOnModelPage: (model) =>
    isServableText(model) ||
    (isGguf(model) && (model.pipeline_tag === 'text-generation' || model.pipeline_tag === 'image-text-to-text')),
  snippet: (model, file) => {
    // Of a GGUF repository, vLLM loads one file: the one with this quantization.
    const name = isGguf(model) ? model.id + quantSuffix(file) : model.id;
    const flags = hasTag(model, 'mistral-common')
      ? ' --tokenizer_mode mistral --config_format mistral --load_format mistral'
      : '';
    return [
      {
        title: 'Install with pip',
        setup: commands`pip install vllm`,
        content: [commands`vllm serve ${name}` + flags, callServer(model, { port: 8000, name })],
      },
      {
        title: 'Use Docker',
        content: [
          `${commands`
            docker run --gpus all \\
                -v ~/.cache/huggingface:/root/.cache/huggingface \\
                --env "HF_TOKEN=$HF_TOKEN" \\
                -p 8000:8000 \\
                --ipc=host \\
                vllm/vllm-openai:latest \\
                --model ${name}
          `}${flags}`,
          callServer(model, { port: 8000, name }),
        ],
      },
    ];
  },
});
