import { defineCommand, words } from '../../../src/command-line/command.ts';
import { EXIT } from '../../../src/command-line/errors.ts';
import { number } from '../../../src/command-line/option.ts';
import { print } from '../../../src/io/print.ts';
import { readStdinText } from '../../../src/io/read-input.ts';

export const count = defineCommand({
  name: 'count',
  summary: 'count the words of a text',
  arguments: { text: words('text', 'the text; otherwise what is piped in') },
  options: {
    min: number('--min <letters>', 'pass over shorter words', { min: 1, isInteger: true }),
  },
  examples: [{ line: 'hubkit count "to be or not to be" --min 3', about: 'only the longer words' }],
  async run({ text, min = 1 }, io) {
    const source = text.length > 0 ? text.join(' ') : await readStdinText(io);
    const found = source.split(/\s+/).filter((word) => word.length >= min);
    await print(io, `${found.length}\n`);
    return EXIT.done;
  },
});
