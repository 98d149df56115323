import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, number, text } from '../../command-line/option.ts';
import type { Connection, ConnectionFlags } from '../../connect/connect.ts';
import { routeOptions } from '../../connect/route-options.ts';
import { DEFAULT_STORE, storeOption } from '../../embed/embed-options.ts';
import { embedTexts } from '../../embed/embed-texts.ts';
import { type Match, openEmbeddingStore } from '../../embed/embedding-store.ts';
import { colorsFor } from '../../io/colors.ts';
import type { Io } from '../../io/io.ts';
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
    rerank: flag('--rerank', 'let a reranker order ten times as many pieces, which is slower and finds better ones'),
    rerankModel: text('--rerank-model <id>', 'the reranker (BAAI/bge-reranker-v2-m3)'),
    json: flag('--json', 'print one line of JSON per piece'),
  },
  examples: [
    { line: 'hubkit embed search how do I reset my password', about: 'the five closest pieces' },
    {
      line: 'hubkit embed search "refund rules" --rerank -n 3 | hubkit chat "May I send the shoes back?"',
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
        const isReranked = args.rerank || args.rerankModel !== undefined;
        const closest = vector ? store.search(vector, isReranked ? top * CANDIDATES_PER_PIECE : top) : [];
        const matches = isReranked ? await rerank(closest, question, top, args, io) : closest;
        const { bold, dim } = colorsFor(io, io.stdout);
        for (const match of matches) {
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

/** Orders the closest pieces by a reranker, which is reached as the model of the embeddings is. */
async function rerank(
  matches: readonly Match[],
  question: string,
  count: number,
  flags: Omit<ConnectionFlags, 'model'> & { readonly rerankModel?: string | undefined },
  io: Io,
): Promise<readonly Match[]> {
  const { connect } = await import('../../connect/connect.ts');
  const connection = await connect(
    { ...flags, model: flags.rerankModel },
    { task: 'text-ranking', kind: 'ranking' },
    io,
  );
  try {
    return await rerankMatches(question, matches, count, connection);
  } finally {
    await connection.close();
  }
}

/** Pieces that a reranker reads for each one that is shown: the closest by their vectors. */
const CANDIDATES_PER_PIECE = 10;

/** Orders pieces by their relevance to a question, as a reranker reads them, and returns the best ones. */
async function rerankMatches<Match extends { readonly text: string; readonly score: number }>(
  question: string,
  matches: readonly Match[],
  count: number,
  { target, options }: Connection,
): Promise<readonly Match[]> {
  if (matches.length === 0) return matches;
  const { textRanking } = await import('@hubkit/inference');
  const inputs = { query: question, texts: matches.map(({ text }) => text) };
  // The types of the function know no plain text as a provider.
  const ranked = await textRanking({ ...target, inputs, parameters: { top_n: count } } as never, options);
  return ranked.flatMap(({ index, score }) => {
    const match = matches[index];
    return match === undefined ? [] : [{ ...match, score }];
  });
}
