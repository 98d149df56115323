import { defineCommand } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { text } from '../command-line/option.ts';
import { report } from '../listing/print-listing.ts';
import { findKeyVariable, readStoredKeys, storeKey } from '../settings/stored-keys.ts';
import { forgetToken } from '../settings/stored-token.ts';

export const logout = defineCommand({
  name: 'logout',
  summary: 'delete the stored token of the hub, or the stored key of a provider',
  details: 'A token in HF_TOKEN stays in use. The token itself stays valid: delete it in your settings on the hub.',
  arguments: {},
  options: { provider: text('-p, --provider <id>', 'delete the API key of this provider instead') },
  examples: [
    { line: 'hubkit logout', about: 'delete the token of `hubkit login`' },
    { line: 'hubkit logout --provider groq', about: 'delete the key of a provider' },
  ],
  async run({ provider, json: isJson }, io) {
    if (provider !== undefined) {
      const variable = await findKeyVariable(provider);
      const isStored = readStoredKeys(io.env)[variable] !== undefined;
      const file = isStored ? await storeKey(variable, undefined, io.env) : null;
      await report(
        io,
        isJson,
        { provider, file },
        isStored ? `deleted the key of ${provider}` : `no key of ${provider} is stored`,
      );
      return EXIT.done;
    }
    const file = await forgetToken(io.env);
    await report(io, isJson, { file: file ?? null }, file === undefined ? 'no token is stored' : `deleted ${file}`);
    return EXIT.done;
  },
});
