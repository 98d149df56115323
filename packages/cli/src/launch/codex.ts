import { type Agent, KEY_VARIABLE } from './agent.ts';

const FILE = '~/.codex/config.toml';

/** Codex, by OpenAI's Responses. */
export const codex: Agent = {
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
        path: FILE,
        update: (content = '') =>
          /^\[model_providers\.hubkit\]/m.test(content)
            ? undefined
            : `${content}${content && !content.endsWith('\n') ? '\n' : ''}${table.join('\n')}`,
      },
    };
  },
};
