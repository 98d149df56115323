import { UsageError } from './errors.ts';
import type { OptionTable } from './option.ts';

interface Given {
  readonly words: readonly string[];
  readonly options: OptionTable;
  /** Number of positional arguments, of which the last one takes any number of words. */
  readonly argumentCount: number;
  /** Counts the positional arguments among words. */
  readonly countOperands: (words: readonly string[]) => number;
}

/**
 * Rejects a word behind a repeatable option when the command has its input already: `run task "text" --labels a b` would
 * otherwise add `b` to the text without a word.
 */
export function rejectStrayValue({ words, options, argumentCount, countOperands }: Given): void {
  const flags = Object.values(options).flatMap(({ isList, flags }) =>
    isList ? (flags.match(/(?<!\S)--?[\w-]+/g) ?? []) : [],
  );
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  for (let index = 0; index + 2 < end; index += 1) {
    const [flag = '', value = '', next = ''] = words.slice(index, index + 3);
    if (!flags.includes(flag) || next.startsWith('-')) continue;
    if (countOperands(words.slice(0, index)) < argumentCount) continue;
    throw new UsageError(
      `"${next}" follows ${flag} ${value}, which takes one value at a time. Write ${flag} ${value} ${flag} ${next}, or quote the whole input.`,
    );
  }
}
