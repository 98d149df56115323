import { code, json, print } from '@hubkit/code';
import { SERVER_URL, servedName, startServer } from './parts/agent-server.ts';
import { commands } from './parts/commands.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isToolCalling } from './parts/model-format.ts';

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
