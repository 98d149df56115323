import { SERVER_URL, servedName, startServer } from './parts/agent-server.ts';
import { commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isToolCalling } from './parts/model-format.ts';

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
