import { defineCommand } from '../command-line/command.ts';
import { CliError, EXIT, UsageError } from '../command-line/errors.ts';
import { flag } from '../command-line/option.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { readStdinText } from '../io/read-input.ts';
import { report } from '../listing/print-listing.ts';
import { type Account, hubAddress, readAccount } from '../settings/hub.ts';
import { readSecret } from '../settings/read-secret.ts';
import { storeToken } from '../settings/stored-token.ts';

export const login = defineCommand({
  name: 'login',
  summary: 'store a token of the hub',
  details:
    'The token is asked for without showing it, or read from standard input; never pass it as an argument, which other programs ' +
    'can see. It is stored where the tools of the hub look for it, too (`hf auth login`), readable only by you.',
  arguments: {},
  options: { check: flag('--no-check', 'store the token without asking the hub whose it is') },
  examples: [
    { line: 'hubkit login', about: 'asks for the token' },
    { line: 'pass show huggingface | hubkit login', about: 'from a password manager' },
  ],
  async run({ check, json: isJson }, io) {
    const isTyped = io.stdin.isTTY === true;
    if (isTyped) await note(io, `Tokens are made at ${hubAddress(io.env)}/settings/tokens`);
    const token = (isTyped ? await readSecret('Token: ', io) : await readStdinText(io)).trim();
    if (!/^hf_[A-Za-z0-9]+$/.test(token)) {
      throw new UsageError(
        `${token === '' ? 'No token was given' : 'This is not a token of the hub'}: tokens start with hf_.`,
      );
    }
    const account = check ? await checkedAccount(token, io) : undefined;
    if (check && account === undefined) {
      throw new UsageError('The hub does not accept this token: it may be mistyped or expired. Nothing was stored.');
    }
    const file = await storeToken(token, io.env);
    const outcome = account === undefined ? 'stored' : `logged in as ${account.name},`;
    await report(io, isJson, { name: account?.name, file }, `${outcome} token in ${file}`);
    return EXIT.done;
  },
});

async function checkedAccount(token: string, io: Io): Promise<Account | undefined> {
  try {
    return await readAccount(token, io);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new CliError(`${error.message} Nothing was stored; --no-check stores the token without asking the hub.`, {
      cause: error.cause,
    });
  }
}
