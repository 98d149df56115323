import { type Code, code } from '@hubkit/code';
import { hasTag, parseName } from '../models/model-facts.ts';
import { callServer, commands, llamaCppModel, quantSuffix } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isConversational, isGguf, isMlx, isServableText } from './parts/model-format.ts';

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
        content: [
          commands`lemonade run ${`user.${parseName(model)}${quant.replace(':', '-')}`}`,
          commands`lemonade list`,
        ],
      },
    ];
  },
});

export const llamaCpp = defineLocalApp({
  id: 'llama.cpp',
  prettyLabel: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  snippet: ({ id }, file) => {
    const model = llamaCppModel(id, file);
    const content = (server: Code, chat: Code) => [
      commands`
        # Start a local server with the OpenAI API and a web page:
        ${server} ${model}
      `,
      commands`
        # Chat in the terminal:
        ${chat} ${model}
      `,
    ];
    const binaries = (folder = '') => content(code`${`${folder}llama-server`}`, code`${`${folder}llama-cli`}`);
    return [
      {
        title: 'Install with the script (Linux, macOS)',
        setup: commands`curl -LsSf https://llama.app/install.sh | sh`,
        content: content(code`llama serve`, code`llama cli`),
      },
      { title: 'Install with Homebrew', setup: commands`brew install llama.cpp`, content: binaries() },
      { title: 'Install with WinGet (Windows)', setup: commands`winget install llama.cpp`, content: binaries() },
      {
        title: 'Use a prebuilt binary',
        setup: commands`# Download a release for your system: https://github.com/ggml-org/llama.cpp/releases`,
        content: binaries('./'),
      },
      {
        title: 'Build from source',
        setup: commands`
          git clone https://github.com/ggml-org/llama.cpp.git
          cd llama.cpp
          cmake -B build
          cmake --build build -j --target llama-server llama-cli
        `,
        content: binaries('./build/bin/'),
      },
    ];
  },
});

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
