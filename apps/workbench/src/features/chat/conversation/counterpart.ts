import { isOpen, textOfTurn } from '@hubkit/react/chat-panel';
import { type Columns, columnOf, pathIn } from './columns.ts';
import type { Turn } from './turn.ts';

/** The column that another is compared with: the first one, or for itself the second. Undefined for the only column. */
export function comparedColumn({ columns }: Pick<Columns, 'columns'>, id: string): string | undefined {
  const [first, second] = columns;
  return second && (columnOf({ columns }, id).id === first?.id ? second.id : first?.id);
}

/**
 * Returns the answer of the compared column to the same question, as text, for each answer of a column by its id. Left out are
 * answers in progress, and answers that are the same message in both columns.
 */
export function counterparts(state: Columns, id: string): ReadonlyMap<string, string> {
  const other = comparedColumn(state, id);
  if (other === undefined) return new Map();
  const answers = new Map(answersIn(pathIn(state, other)));
  return new Map(
    answersIn(pathIn(state, id)).flatMap(([question, answer]) => {
      const found = answers.get(question);
      return !found || found.id === answer.id || isOpen(found) || isOpen(answer)
        ? []
        : [[answer.id, textOfTurn(found)] as const];
    }),
  );
}

/** The answers of a path, each with the question that it has in common with those of other columns. */
function answersIn(path: readonly Turn[]): readonly (readonly [question: string, answer: Turn])[] {
  return path.flatMap((turn, place) => {
    const before = path[place - 1];
    return turn.role === 'assistant' && before ? [[before.batch ?? before.id, turn] as const] : [];
  });
}
