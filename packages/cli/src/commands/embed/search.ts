import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, number } from '../../command-line/option.ts';
import { routeOptions } from '../../connect/route-options.ts';
import { DEFAULT_STORE, storeOption } from '../../embed/embed-options.ts';
import { embedTexts } from '../../embed/embed-texts.ts';
import { openEmbeddingStore } from '../../embed/embedding-store.ts';
import { colorsFor } from '../../io/colors.ts';
import { print, printText } from '../../io/print.ts';
import { readGivenStdin } from '../../io/read-input.ts';

export const search = defineCommand({
  name: 'search',
  summary: 'find the pieces of files that are closest to a question',
  arguments: { question: words('question', 'what to look for; piped input without it') },
  options: {
    ...routeOptions,
    ...storeOption,
    top: number('-n, --top <count>', 'number of pieces (5)', { min: 1, max: 1000, isInteger: true }),
    json: flag('--json', 'print one line of JSON per piece'),
  },
  examples: [
    { line: 'hubkit embed search how do I reset my password', about: 'the five closest pieces' },
    {
      line: 'hubkit embed search "refund rules" -n 3 | hubkit chat "May I send the shoes back?"',
      about: 'an answer from your own files',
    },
  ],
  async run(args, io) {
    const { top = 5, store: name = DEFAULT_STORE } = args;
    const given = args.question.join(' ').trim();
    const question = given || new TextDecoder().decode(await readGivenStdin(io)).trim();
    if (question === '') throw new UsageError('No question given: write what to look for.');
    const store = await openEmbeddingStore(name, io);
    try {
      const { model } = store;
      if (model === undefined) throw new UsageError(`${name} is empty. \`hubkit embed add <folder>\` fills it.`);
      if (args.model !== undefined && args.model !== model) {
        throw new UsageError(
          `${name} has vectors of ${model}; a question for ${args.model} cannot be compared with them.`,
        );
      }
      const { connect } = await import('../../connect/connect.ts');
      const connection = await connect(
        { ...args, model: model || undefined },
        { task: 'feature-extraction', kind: 'embedding' },
        io,
      );
      try {
        const [vector] = await embedTexts([question], connection);
        const { bold, dim } = colorsFor(io, io.stdout);
        for (const match of vector === undefined ? [] : store.search(vector, top)) {
          const { file, line, text, score } = match;
          if (args.json) await print(io, `${JSON.stringify(match)}\n`);
          else {
            await print(io, `${bold(`${file}:${line}`)} ${dim(score.toFixed(3))}\n`);
            await printText(io, `${text}\n\n`);
          }
        }
      } finally {
        await connection.close();
      }
      return EXIT.done;
    } finally {
      store.close();
    }
  },
});
