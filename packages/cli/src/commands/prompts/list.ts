import { defineCommand } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { note } from '../../io/print.ts';
import { printJson, printSections } from '../../listing/print-listing.ts';
import { listPrompts } from '../../prompts/prompt-store.ts';

export const list = defineCommand({
  name: 'list',
  summary: 'list the prompts',
  arguments: {},
  options: { json: flag('--json', 'print JSON') },
  examples: [{ line: 'hubkit prompts list', about: 'names and beginnings' }],
  async run({ json: isJson }, io) {
    const prompts = await listPrompts(io);
    if (isJson) await printJson(io, prompts);
    else if (prompts.length === 0) await note(io, 'hubkit: there are no prompts yet; `hubkit prompts save` keeps one');
    else await printSections(io, [{ rows: prompts.map(({ name, text }) => [name, beginning(text)]) }]);
    return EXIT.done;
  },
});

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
