import { toMembers } from '../io/is-object.ts';
import { type Agent, type AgentTarget, KEY_VARIABLE, updateJson } from './agent.ts';

const CLAUDE_FILE = '.claude/settings.local.json';

/** Claude Code, by Anthropic's Messages. */
const claude: Agent = {
  program: 'claude',
  label: 'Claude Code',
  install: 'npm install -g @anthropic-ai/claude-code',
  start({ baseUrl, key, model, smallModel }) {
    const settings = {
      // It adds /v1/messages itself.
      ANTHROPIC_BASE_URL: baseUrl.replace(/\/v1$/, ''),
      ANTHROPIC_MODEL: model,
      ANTHROPIC_DEFAULT_OPUS_MODEL: model,
      ANTHROPIC_DEFAULT_SONNET_MODEL: model,
      ANTHROPIC_DEFAULT_HAIKU_MODEL: smallModel,
      CLAUDE_CODE_SUBAGENT_MODEL: model,
      // A line that changes per version would defeat the prefix caches of servers.
      CLAUDE_CODE_ATTRIBUTION_HEADER: '0',
      CLAUDE_CODE_ENABLE_GATEWAY_MODEL_DISCOVERY: '1',
    };
    return {
      // An empty API key, as one of the shell would be sent in its place.
      variables: { ...settings, ANTHROPIC_AUTH_TOKEN: key, ANTHROPIC_API_KEY: '' },
      words: [],
      file: {
        path: CLAUDE_FILE,
        update: updateJson(CLAUDE_FILE, (all) => ({ ...all, env: { ...toMembers(all.env), ...settings } })),
      },
    };
  },
};

const CODEX_FILE = '~/.codex/config.toml';

/** Codex, by OpenAI's Responses. */
const codex: Agent = {
  program: 'codex',
  label: 'Codex',
  install: 'npm install -g @openai/codex',
  start({ baseUrl, key, model }) {
    const provider = {
      name: 'hubkit',
      base_url: baseUrl,
      env_key: KEY_VARIABLE,
      wire_api: 'responses',
    };
    const members = Object.entries(provider).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const table = ['', '[model_providers.hubkit]', ...members, ''];
    return {
      variables: { [KEY_VARIABLE]: key },
      words: [
        ...['-c', 'model_provider="hubkit"'],
        ...['-c', `model_providers.hubkit={ ${members.join(', ')} }`],
        ...['-m', model],
      ],
      file: {
        path: CODEX_FILE,
        update: (content = '') =>
          /^\[model_providers\.hubkit\]/m.test(content)
            ? undefined
            : `${content}${content && !content.endsWith('\n') ? '\n' : ''}${table.join('\n')}`,
      },
    };
  },
};

const OPENCODE_FILE = 'opencode.json';

/** opencode, by chat completions. */
const opencode: Agent = {
  program: 'opencode',
  label: 'opencode',
  install: 'npm install -g opencode-ai',
  start(target) {
    const settings = createSettings(target);
    return {
      variables: { OPENCODE_CONFIG_CONTENT: JSON.stringify(settings), [KEY_VARIABLE]: target.key },
      words: [],
      file: {
        path: OPENCODE_FILE,
        update: updateJson(OPENCODE_FILE, (all) => ({
          ...all,
          ...settings,
          provider: { ...toMembers(all.provider), ...settings.provider },
        })),
      },
    };
  },
};

/** Tokens of a prompt that agents may send where nothing else is known. */
const CONTEXT = 128_000;

function createSettings({ baseUrl, model, smallModel, maxTokens }: AgentTarget) {
  // Without it, 32,000 tokens are asked for, which a server may refuse.
  const limit = maxTokens === undefined ? {} : { limit: { context: CONTEXT, output: maxTokens } };
  return {
    model: `hubkit/${model}`,
    small_model: `hubkit/${smallModel}`,
    provider: {
      hubkit: {
        npm: '@ai-sdk/openai-compatible',
        name: 'hubkit',
        options: { baseURL: baseUrl, apiKey: `{env:${KEY_VARIABLE}}` },
        models: Object.fromEntries([model, smallModel].map((id) => [id, { name: id, ...limit }])),
      },
    },
  };
}

const PI_FILE = '~/.pi/agent/models.json';

/** pi, by chat completions. */
const pi: Agent = {
  program: 'pi',
  label: 'pi',
  install: 'npm install -g @mariozechner/pi-coding-agent',
  needsFile: true,
  start({ baseUrl, key, model, smallModel, maxTokens }) {
    const ids = [...new Set([model, smallModel])];
    const models = ids.map((id) => ({ id, ...(maxTokens !== undefined && { maxTokens }) }));
    const hubkit = { baseUrl, api: 'openai-completions', apiKey: KEY_VARIABLE, models };
    return {
      variables: { [KEY_VARIABLE]: key },
      words: ['--provider', 'hubkit', '--model', model],
      file: {
        path: PI_FILE,
        update: updateJson(PI_FILE, (all) => ({ ...all, providers: { ...toMembers(all.providers), hubkit } })),
      },
    };
  },
};

/** The agents that can be started, by the names of their programs. */
export const AGENTS: Readonly<Record<string, Agent>> = { claude, codex, opencode, pi };
