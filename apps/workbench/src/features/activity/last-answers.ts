import type { Entry } from '../../database/schema.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import { textOfStoredTurn } from '../../work-list/text-of-turn.ts';

/** Most characters of an answer below the title of its chat. */
const MAX_LENGTH = 120;

/** The end of a chat: the start of its last answer, and why that failed. */
interface LastAnswer {
  readonly text: string;
  readonly failure?: string;
}

/** The ends of chats, by the ids of their rows. */
export type LastAnswers = ReadonlyMap<string, LastAnswer>;

interface StoredAnswer extends Entry {
  readonly chat: string;
  readonly role?: unknown;
  readonly at?: unknown;
  readonly failure?: { readonly title?: unknown } | undefined;
}

/** Reads the ends of chats from their messages. */
export function readLastAnswers(turns: readonly StoredAnswer[]): LastAnswers {
  const last = new Map<string, StoredAnswer>();
  for (const turn of turns) {
    if (turn.role !== 'assistant') continue;
    const before = last.get(turn.chat);
    if (!before || Number(before.at) <= Number(turn.at)) last.set(turn.chat, turn);
  }
  return new Map(
    [...last].map(([chat, turn]) => {
      const { title } = turn.failure ?? {};
      const text = textOfStoredTurn(turn)
        .replace(/[*_`#>]+/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
      return [`chats ${chat}`, { text: cut, ...(typeof title === 'string' && { failure: title }) }];
    }),
  );
}

/** Marks the chats whose last answer failed. */
export function markFailedChats(entries: readonly KeptWork[], answers: LastAnswers): readonly KeptWork[] {
  return entries.map((entry) => {
    const failure = answers.get(entry.id)?.failure;
    return failure === undefined ? entry : { ...entry, state: 'failed', note: failure };
  });
}

/** Returns the starts of the last answers, as excerpts of rows. */
export function answerExcerpts(answers: LastAnswers): readonly (readonly [id: string, text: string])[] {
  return [...answers].flatMap(([id, { text }]) => (text === '' ? [] : [[id, text] as const]));
}
