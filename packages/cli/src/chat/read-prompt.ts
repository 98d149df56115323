import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readStdinText } from '../io/read-input.ts';

/** Reads the prompt: the words, with `-` replaced by standard input; without words, all of standard input. */
export async function readPrompt(words: readonly string[], io: Io): Promise<string> {
  const place = words.indexOf('-');
  const parts =
    words.length === 0
      ? [await readStdinText(io)]
      : place < 0
        ? [words.join(' ')]
        : [words.slice(0, place).join(' '), await readStdinText(io), words.slice(place + 1).join(' ')];
  const prompt = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
  if (prompt === '') {
    throw new UsageError('No prompt given. Pass one as an argument, or pipe it in.');
  }
  return prompt;
}
