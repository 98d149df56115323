import { toMembers } from '../io/is-object.ts';
import { type Agent, type AgentTarget, KEY_VARIABLE, updateJson } from './agent.ts';

const FILE = 'opencode.json';

/** opencode, by chat completions. */
export const opencode: Agent = {
  program: 'opencode',
  label: 'opencode',
  install: 'npm install -g opencode-ai',
  start(target) {
    const settings = createSettings(target);
    return {
      variables: { OPENCODE_CONFIG_CONTENT: JSON.stringify(settings), [KEY_VARIABLE]: target.key },
      words: [],
      file: {
        path: FILE,
        update: updateJson(FILE, (all) => ({
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
