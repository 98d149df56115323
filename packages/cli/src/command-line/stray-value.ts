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
  const flags = Object.values(options).flatMap(({ isList, flags }) => (isList ? parseNames(flags) : []));
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

/** Rejects an option for the value of the one before it: `--system --json` would send the text "--json" as the instructions. */
export function rejectOptionAsValue(words: readonly string[], options: OptionTable): void {
  const table = Object.values(options).map(({ flags }) => ({
    names: parseNames(flags),
    takesValue: flags.includes('<'),
  }));
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  for (const [index, word] of words.slice(0, end - 1).entries()) {
    const option = table.find(({ names, takesValue }) => takesValue && names.includes(word));
    const next = words[index + 1] ?? '';
    if (!option || !next.startsWith('--') || !table.some(({ names }) => names.includes(next))) continue;
    const long = option.names.at(-1);
    throw new UsageError(`${word} has no value: ${next} follows it. For this text itself, write ${long}=${next}.`);
  }
}

/** The letter and the name of an option: `-m`, `--model`. */
function parseNames(flags: string): readonly string[] {
  return flags.match(/(?<!\S)--?[\w-]+/g) ?? [];
}
