import { defineCommand } from '../command-line/command.ts';
import { CliError, EXIT } from '../command-line/errors.ts';
import { flag } from '../command-line/option.ts';
import { printJson, printSections } from '../listing/print-listing.ts';
import { readAccount } from '../settings/hub.ts';

export const whoami = defineCommand({
  name: 'whoami',
  summary: 'show the account of the hub token',
  arguments: {},
  options: { json: flag('--json', 'print JSON') },
  examples: [{ line: 'hubkit whoami', about: 'name, organizations and role of the token' }],
  async run({ json: isJson }, io) {
    const token = io.env.HF_TOKEN?.trim();
    if (!token) throw new CliError('You are not logged in: run `hubkit login`, or set HF_TOKEN.');
    const account = await readAccount(token, io);
    if (account === undefined) {
      throw new CliError(
        'The hub does not accept the token: it may be mistyped or expired. `hubkit login` replaces a stored one.',
      );
    }
    if (isJson) await printJson(io, account);
    else {
      const { name, organizations, role, tokenName } = account;
      const rows = [
        ['name', name],
        ['organizations', organizations.join(', ') || 'none'],
        ['token', [tokenName, role].filter(Boolean).join(', ') || 'unknown'],
      ];
      await printSections(io, [{ rows }]);
    }
    return EXIT.done;
  },
});
