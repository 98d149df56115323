import { defineCommand } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { note } from '../io/print.ts';
import { forgetToken } from '../settings/stored-token.ts';

export const logout = defineCommand({
  name: 'logout',
  summary: 'delete the stored token of the hub',
  details: 'A token in HF_TOKEN stays in use. The token itself stays valid: delete it in your settings on the hub.',
  arguments: {},
  options: {},
  examples: [{ line: 'hubkit logout', about: 'delete the token of `hubkit login`' }],
  async run(_args, io) {
    const file = await forgetToken(io.env);
    await note(io, file === undefined ? 'hubkit: no token is stored' : `hubkit: deleted ${file}`);
    return EXIT.done;
  },
});
