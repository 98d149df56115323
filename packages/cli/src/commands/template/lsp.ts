import { defineCommand } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';

export const lsp = defineCommand({
  name: 'lsp',
  summary: 'serve editors: errors, fixes, formatting, help and completion',
  details:
    'Speaks the language server protocol over standard input and output. An editor starts it; the guide "Templates in your ' +
    'editor" has the settings for Neovim and Helix.',
  arguments: {},
  options: {},
  examples: [{ line: 'hubkit template lsp', about: 'what an editor runs' }],
  async run(_, io) {
    const { serveLanguage } = await import('../../lsp/serve.ts');
    await serveLanguage(io);
    return EXIT.done;
  },
});
