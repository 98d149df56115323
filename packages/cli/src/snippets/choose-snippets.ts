import { closest } from '../command-line/closest.ts';
import { UsageError } from '../command-line/errors.ts';
import type { NamedSnippet } from './print-snippets.ts';

/** The flag that chose, such as `--client`, and its value. */
interface Choice {
  readonly flag: string;
  readonly value: string | undefined;
  /** The values that there are. */
  readonly available: readonly string[];
}

/** Throws a UsageError that names the nearest value where a choice names none that there is. */
export function checkChoice({ flag, value, available }: Choice): void {
  if (value === undefined || available.includes(value)) return;
  const near = closest(value, available);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`${flag}: no snippet for "${value}".${hint} Available: ${[...new Set(available)].join(', ')}.`);
}

/** The one snippet to run. Throws a UsageError where several match. */
export function onlyOne<Snippet extends NamedSnippet>(snippets: readonly Snippet[], flags: string): Snippet {
  const [only] = snippets;
  if (only && snippets.length === 1) return only;
  throw new UsageError(
    `--run takes one snippet, and ${snippets.length} match: choose with ${flags}. Available: ${snippets.map(({ name }) => name).join(', ')}.`,
  );
}
