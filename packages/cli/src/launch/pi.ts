import { toMembers } from '../io/is-object.ts';
import { type Agent, KEY_VARIABLE, updateJson } from './agent.ts';

const FILE = '~/.pi/agent/models.json';

/** pi, by chat completions. */
export const pi: Agent = {
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
        path: FILE,
        update: updateJson(FILE, (all) => ({ ...all, providers: { ...toMembers(all.providers), hubkit } })),
      },
    };
  },
};
