import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { report } from '../../listing/print-listing.ts';
import { findPrompt, removePrompt } from '../../prompts/prompt-store.ts';

export const rm = defineCommand({
  name: 'rm',
  summary: 'delete prompts',
  arguments: { names: words('name', 'names of prompts') },
  options: {},
  examples: [{ line: 'hubkit prompts rm translate', about: 'one prompt' }],
  async run({ names, json: isJson }, io) {
    if (names.length === 0) throw new UsageError('Name the prompts to delete; `hubkit prompts list` lists them.');
    const found = await Promise.all([...new Set(names)].map((name) => findPrompt(name, io)));
    for (const prompt of found) await removePrompt(prompt, io);
    const deleted = found.map(({ name }) => name);
    await report(io, isJson, { deleted }, `deleted ${deleted.join(', ')}`);
    return EXIT.done;
  },
});
