import type { Turn } from '@hubkit/react/chat-panel';
import { getBatch } from '../../../chat-view/turn-data.ts';

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

/** The place of an exchange in the rows that the columns of a comparison share. */
export interface ExchangeRow {
  /** Number of its first row, from 0. */
  readonly row: number;
  /** True where all columns have the question in common. */
  readonly isShared: boolean;
}

/** Lays out the exchanges of columns, by their paths. */
export function exchangeRows(paths: readonly (readonly Turn[])[]): readonly ExchangeRow[] {
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
