import { isOpen, type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { getBatch, getOrigin } from '../../../chat-view/turn-data.ts';
import { type Conversation, pathIn } from './conversation.ts';

/** Splits messages into exchanges: each question begins one, and has what follows it. */
export function groupExchanges<Of extends { readonly turn: Turn }>(shown: readonly Of[]): readonly (readonly Of[])[] {
  const exchanges: Of[][] = [];
  for (const message of shown) {
    const last = exchanges.at(-1);
    if (message.turn.role === 'user' || !last) exchanges.push([message]);
    else last.push(message);
  }
  return exchanges;
}

/** The place of an exchange in the rows that the columns of a comparison share, and whether they have the question in common. */
export type ExchangeRow = ReturnType<typeof exchangeRows>[number];

/** Lays out the exchanges of columns, by their paths. Rows count from 0. */
export function exchangeRows(paths: readonly (readonly Turn[])[]) {
  const columns = paths.map((path) => groupExchanges(path.map((turn) => ({ turn }))));
  const count = Math.max(0, ...columns.map(({ length }) => length));
  let row = 0;
  return Array.from({ length: count }, (_, place) => {
    const questions = columns.map((exchanges) => exchanges[place]?.find(({ turn }) => turn.role === 'user')?.turn);
    const batches = new Set(questions.map((question) => question && getBatch(question)));
    const start = row;
    row += Math.max(...columns.map((exchanges) => exchanges[place]?.length ?? 0));
    return { row: start, isShared: batches.size === 1 && !batches.has(undefined) };
  });
}

/**
 * Returns the answers of other columns to the same question, as texts, for each answer of a column by its id: of the base alone, and for
 * the base itself of all others. Left out are answers in progress, and answers that are the same message in both columns.
 *
 * @param base - Id of the column that the others are compared with.
 */
export function counterparts(
  state: Pick<Conversation, 'columns' | 'trees'>,
  id: string,
  base: string,
): ReadonlyMap<string, readonly string[]> {
  const compared = state.columns.filter((column) => column.id !== id && (id === base || column.id === base));
  const answersByColumn = compared.map((column) => new Map(answersIn(pathIn(state, column.id))));
  return new Map(
    answersIn(pathIn(state, id)).flatMap(([question, answer]) => {
      if (isOpen(answer)) return [];
      const texts = answersByColumn.flatMap((answers) => {
        const found = answers.get(question);
        return !found || getOrigin(found) === getOrigin(answer) || isOpen(found) ? [] : [textOfTurn(found)];
      });
      return texts.length === 0 ? [] : [[answer.id, texts] as const];
    }),
  );
}

/** The answers of a path, each with the question that it has in common with those of other columns. */
function answersIn(path: readonly Turn[]): readonly (readonly [question: string, answer: Turn])[] {
  return path.flatMap((turn, place) => {
    const before = path[place - 1];
    return turn.role === 'assistant' && before ? [[getBatch(before), turn] as const] : [];
  });
}
