import { defineCommand } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { report } from '../listing/print-listing.ts';
import { forgetToken } from '../settings/stored-token.ts';

export const logout = defineCommand({
  name: 'logout',
  summary: 'delete the stored token of the hub',
  details: 'A token in HF_TOKEN stays in use. The token itself stays valid: delete it in your settings on the hub.',
  arguments: {},
  options: {},
  examples: [{ line: 'hubkit logout', about: 'delete the token of `hubkit login`' }],
  async run({ json: isJson }, io) {
    const file = await forgetToken(io.env);
    await report(io, isJson, { file: file ?? null }, file === undefined ? 'no token is stored' : `deleted ${file}`);
    return EXIT.done;
  },
});
