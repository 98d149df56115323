import { closest } from '@hubkit/task-types/closest';
import { UsageError } from '../command-line/errors.ts';
import type { NamedSnippet } from './print-snippets.ts';

/** The flag of the choice, such as `--client`, and its value. */
interface Choice {
  readonly flag: string;
  readonly value: string | undefined;
  /** The available values. */
  readonly available: readonly string[];
}

/** Throws a UsageError for an unavailable choice, with the closest available one. */
export function checkChoice({ flag, value, available }: Choice): void {
  if (value === undefined || available.includes(value)) return;
  const near = closest(value, available);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`${flag}: no snippet for "${value}".${hint} Available: ${[...new Set(available)].join(', ')}.`);
}

/** Returns the snippet to run. Throws a UsageError if several match. */
export function onlyOne<Snippet extends NamedSnippet>(snippets: readonly Snippet[], flags: string): Snippet {
  const [only] = snippets;
  if (only && snippets.length === 1) return only;
  throw new UsageError(
    `--run takes one snippet, but ${snippets.length} match. Choose one with ${flags}. Available: ${snippets.map(({ name }) => name).join(', ')}.`,
  );
}
