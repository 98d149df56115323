import { code, json, print } from '@hubkit/code';
import type { ModelRecord } from '../models/model-record.ts';
import { commands, llamaCppModel, quantSuffix } from './parts/commands.ts';
import { defineLocalApp, type LocalAppSnippet } from './parts/define-local-app.ts';
import { isMlx, isToolCalling } from './parts/model-format.ts';

export const hermesAgent = defineLocalApp({
  id: 'hermes-agent',
  prettyLabel: 'Hermes Agent',
  docsUrl: 'https://hermes-agent.nousresearch.com/',
  mainTask: 'text-generation',
  displayOnModelPage: isToolCalling,
  snippet: (model, file) => [
    startServer(model, file),
    {
      title: 'Configure Hermes Agent',
      setup: commands`curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash`,
      content: commands`
        hermes config set model.provider custom
        hermes config set model.base_url ${SERVER_URL}
        hermes config set model.default ${servedName(model, file)}
      `,
    },
    { title: 'Run Hermes Agent', content: commands`hermes` },
  ],
});

export const openclaw = defineLocalApp({
  id: 'openclaw',
  prettyLabel: 'OpenClaw',
  docsUrl: 'https://github.com/openclaw/openclaw',
  mainTask: 'text-generation',
  displayOnModelPage: isToolCalling,
  snippet: (model, file) => [
    startServer(model, file),
    {
      title: 'Configure OpenClaw',
      setup: commands`npm install -g openclaw@latest`,
      content: commands`
        openclaw onboard --non-interactive --auth-choice custom-api-key \\
            --custom-base-url ${SERVER_URL} \\
            --custom-model-id ${servedName(model, file)}
      `,
    },
    { title: 'Run OpenClaw', content: commands`openclaw tui` },
  ],
});

export const pi = defineLocalApp({
  id: 'pi',
  prettyLabel: 'Pi',
  docsUrl: 'https://github.com/earendil-works/pi',
  mainTask: 'text-generation',
  displayOnModelPage: isToolCalling,
  snippet: (model, file) => {
    const name = servedName(model, file);
    const provider = { baseUrl: SERVER_URL, api: 'openai-completions', apiKey: 'none', models: [{ id: name }] };
    return [
      startServer(model, file),
      {
        title: 'Configure Pi',
        setup: commands`npm install -g @earendil-works/pi-coding-agent`,
        content: `# Add to ~/.pi/agent/models.json:\n${print(code`${{ providers: { local: provider } }}`, json)}`,
      },
      { title: 'Run Pi', content: commands`pi --provider local --model ${name}` },
    ];
  },
});

/** Base URL of the server that `startServer` starts. */
const SERVER_URL = 'http://localhost:8080/v1';

/** The name under which the server knows the model. */
function servedName(model: ModelRecord, file?: string): string {
  return isMlx(model) ? model.id : model.id + quantSuffix(file);
}

/** The step that starts a local server with the OpenAI API for a coding agent. */
function startServer(model: ModelRecord, file?: string): LocalAppSnippet {
  return isMlx(model)
    ? {
        title: 'Start the MLX server',
        setup: commands`uv tool install mlx-lm`,
        content: commands`mlx_lm.server --model ${model.id}`,
      }
    : {
        title: 'Start the llama.cpp server',
        setup: commands`curl -LsSf https://llama.app/install.sh | sh`,
        content: commands`llama serve ${llamaCppModel(model.id, file)} --jinja`,
      };
}
