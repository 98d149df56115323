import { toMembers } from '../io/is-object.ts';
import { type Agent, updateJson } from './agent.ts';

const FILE = '.claude/settings.local.json';

/** Claude Code, by Anthropic's Messages. */
export const claude: Agent = {
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
        path: FILE,
        update: updateJson(FILE, (all) => ({ ...all, env: { ...toMembers(all.env), ...settings } })),
      },
    };
  },
};
