import { basename } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import { fetchFile, isWebAddress } from '../io/fetch-file.ts';
import type { Io } from '../io/io.ts';
import { detectMediaType } from '../io/media-types.ts';
import { readBytes } from '../io/read-input.ts';
import { isFileWord } from '../io/text-or-file.ts';

/** A part of a message, in the form of OpenAI's chat API. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
  | { readonly type: 'input_audio'; readonly input_audio: { readonly data: string; readonly format: string } };

/** The content of a message: a text, or parts if there are attachments. */
export type Content = string | readonly Part[];

/** True for the content of a message that only models with vision take. */
export function hasImage(content: Content): boolean {
  return typeof content !== 'string' && content.some(({ type }) => type === 'image_url');
}

/** Formats that chat models take as audio. Source: OpenAI's guide on audio, 2026-11. */
const audioFormats: Readonly<Record<string, string>> = { 'audio/wav': 'wav', 'audio/mpeg': 'mp3' };

/**
 * Reads a file, or the file at a URL, as a part of a message: images and audio as they are, the text of a PDF, and other
 * texts in a fenced block under their file name. `-` is standard input.
 */
export async function readAttachment(name: string, io: Io): Promise<Part> {
  if (isWebAddress(name)) {
    const { bytes, type } = await fetchFile(name, io);
    return toPart(bytes, { name: basename(new URL(name).pathname) || name, type });
  }
  return toPart(await readBytes(name, io, { flag: '--attach' }), { name: name === '-' ? 'standard input' : name });
}

/** Makes a part of a message from the bytes of a file. Throws for types that no chat model takes. */
export async function toPart(
  bytes: Uint8Array,
  { name, type: declared = '' }: { readonly name: string; readonly type?: string },
): Promise<Part> {
  if (bytes.length === 0) throw new UsageError(`${name} is empty.`);
  const type = detectMediaType(name, bytes) || declared;
  const base64 = () => Buffer.from(bytes).toString('base64');
  if (type.startsWith('image/') && type !== 'image/svg+xml') {
    return { type: 'image_url', image_url: { url: `data:${type};base64,${base64()}` } };
  }
  const format = audioFormats[type];
  if (format !== undefined) return { type: 'input_audio', input_audio: { data: base64(), format } };
  if (type === 'application/pdf') return { type: 'text', text: fenced(name, await readPdf(name, bytes), 'text') };
  if (/^(audio|video|model)\//.test(type) || type === 'application/zip') {
    throw new UsageError(
      `${name} is ${type}, which chat models do not take. Attach images, WAV or MP3 audio, PDF or text.`,
    );
  }
  return { type: 'text', text: fenced(name, decode(name, bytes)) };
}

/** Reads the files among the words of a prompt, written as `@name`. Other words stay as they are. */
export async function splitWords(
  words: readonly string[],
  io: Io,
): Promise<{ readonly words: readonly string[]; readonly files: readonly string[] }> {
  const isFile = await Promise.all(words.map((word) => isFileWord(word, io)));
  return {
    words: words.filter((_, index) => !isFile[index]),
    files: words.filter((_, index) => isFile[index]).map((word) => word.slice(1)),
  };
}

async function readPdf(name: string, bytes: Uint8Array): Promise<string> {
  const { extractText } = await import('unpdf');
  let pages: readonly string[];
  try {
    pages = (await extractText(new Uint8Array(bytes), { mergePages: false })).text;
  } catch (cause) {
    throw new CliError(`Cannot read the PDF ${name}: ${(cause as Error).message}.`, { cause });
  }
  const text = pages.map((page) => page.trim()).join('\n\n');
  if (text.trim() === '') {
    throw new UsageError(`${name} contains no text: its pages may be pictures. Attach them as images.`);
  }
  return text;
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below, as for texts with NUL characters.
  }
  throw new UsageError(
    `${name} is neither text nor a type that chat models take. Attach images, WAV or MP3 audio, PDF or text.`,
  );
}

/** Writes a text below its name in a fence that is longer than any fence within it. */
function fenced(name: string, text: string, language = parseEnding(name)): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([{ length }]) => length));
  const fence = '`'.repeat(longest + 1);
  return `${name}:\n${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

function parseEnding(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
