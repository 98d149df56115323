import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { detectMediaType } from '../io/media-types.ts';
import { note } from '../io/print.ts';
import { readGivenStdin, readStdin } from '../io/read-input.ts';
import { plainFileNames } from '../io/text-or-file.ts';
import { type Content, readAttachment, splitWords, toPart } from './attachments.ts';

/**
 * Reads the prompt: the words, then the piped input below a blank line, or in the place of a `-` among the words. A piped
 * image, recording or PDF becomes an attachment, like the files of `--attach` and of words that are written as `@file`.
 *
 * @param options - `mayBeEmpty`: a saved prompt may do without any input.
 */
export async function readPrompt(
  given: readonly string[],
  attached: readonly string[],
  io: Io,
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): Promise<Content> {
  const { words, files } = await splitWords(given, io);
  const attachments = await Promise.all([...attached, ...files].map((name) => readAttachment(name, io)));
  for (const name of await plainFileNames(words.join(' '), io)) {
    await note(io, `hubkit: ${name} is sent as a word; @${name} or --attach ${name} sends the file`);
  }
  const place = words.indexOf('-');
  const isTaken = attached.includes('-');
  if (isTaken && place >= 0) throw new UsageError('Standard input is attached already: leave out the - in the prompt.');
  const piped = isTaken ? new Uint8Array() : await readPiped(words, place, mayBeEmpty || attachments.length > 0, io);
  const media = piped.length > 0 && isMedia(piped) ? [await toPart(piped, { name: 'standard input' })] : [];
  const text = media.length > 0 || piped.length === 0 ? '' : decode(piped);
  const before = (place < 0 ? words : words.slice(0, place)).join(' ');
  const after = place < 0 ? '' : words.slice(place + 1).join(' ');
  const prompt = join([before, text, after]);
  const parts = [...attachments, ...media];
  if (prompt === '' && parts.length === 0 && !mayBeEmpty) {
    throw new UsageError('No prompt given. Pass one as an argument, or pipe it in.');
  }
  const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const others = parts.filter(({ type }) => type !== 'text');
  const whole = join([prompt, ...texts]);
  return others.length === 0 ? whole : [...(whole === '' ? [] : [{ type: 'text', text: whole } as const]), ...others];
}

/** Waits for standard input where it has to come: without words, or at a `-`. Beside words, it may be left open and empty. */
function readPiped(words: readonly string[], place: number, isOptional: boolean, io: Io): Promise<Uint8Array> {
  return (words.length === 0 && !isOptional) || place >= 0 ? readStdin(io) : readGivenStdin(io);
}

function isMedia(bytes: Uint8Array): boolean {
  const type = detectMediaType('', bytes);
  return type !== '' && type !== 'application/json';
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UsageError('Standard input is neither UTF-8 text nor an image, a recording or a PDF.', { cause: error });
  }
}

function join(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}
