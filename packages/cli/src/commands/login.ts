import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { defineCommand } from '../command-line/command.ts';
import { CliError, EXIT, InterruptError, UsageError } from '../command-line/errors.ts';
import { flag, text } from '../command-line/option.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { readStdinText } from '../io/read-input.ts';
import { report } from '../listing/print-listing.ts';
import { type Account, hubAddress, readAccount } from '../settings/hub.ts';
import { findKeyVariable, masked, storeKey } from '../settings/stored-keys.ts';
import { storeToken } from '../settings/stored-token.ts';

export const login = defineCommand({
  name: 'login',
  summary: 'store a token of the hub, or the API key of a provider',
  details:
    'The token is asked for without showing it, or read from standard input; never pass it as an argument, which other programs ' +
    'can see. It is stored where the tools of the hub look for it, too (`hf auth login`), readable only by you. With --provider, the API key of a provider is stored beside the settings; a key in the environment wins.',
  arguments: {},
  options: {
    provider: text('-p, --provider <id>', 'store the API key of this provider instead'),
    check: flag('--no-check', 'store the token without asking the hub whose it is'),
  },
  examples: [
    { line: 'hubkit login', about: 'asks for the token' },
    { line: 'hubkit login --provider groq', about: 'asks for the API key of a provider' },
    { line: 'pass show huggingface | hubkit login', about: 'from a password manager' },
  ],
  async run({ check, provider, json: isJson }, io) {
    if (provider !== undefined) return storeProviderKey(provider, isJson, io);
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

async function storeProviderKey(provider: string, isJson: boolean, io: Io): Promise<number> {
  const variable = await findKeyVariable(provider);
  const key = (io.stdin.isTTY === true ? await readSecret('API key: ', io) : await readStdinText(io)).trim();
  if (key === '' || /\s/.test(key)) throw new UsageError(`${key === '' ? 'No key was given' : 'A key has no spaces'}.`);
  if (key.startsWith('hf_')) throw new UsageError('This is a token of the hub: use `hubkit login` without --provider.');
  const file = await storeKey(variable, key, io.env);
  await report(
    io,
    isJson,
    { provider, key: masked(key), file },
    `stored the key ${masked(key)} of ${provider} in ${file}`,
  );
  return EXIT.done;
}

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

/** Reads a line from the terminal without echoing it. The question comes once the echo is off: an answer may be pasted at once. */
export async function readSecret(question: string, io: Io): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input: io.stdin, output: silent, terminal: true });
  io.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      editor.once('line', resolve);
      editor.once('close', () => resolve(''));
      editor.once('SIGINT', () => reject(new InterruptError()));
      io.signal.addEventListener('abort', () => reject(io.signal.reason), { once: true });
    });
  } finally {
    editor.close();
    io.stderr.write('\n');
  }
}
