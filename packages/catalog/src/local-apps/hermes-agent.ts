import { SERVER_URL, servedName, startServer } from './parts/agent-server.ts';
import { commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isToolCalling } from './parts/model-format.ts';

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
