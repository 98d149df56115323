import type { CallTarget } from '../../../contract/task-functions.ts';

/** Characters of a token, on average, in English and in code. */
const CHARACTERS = 4;

/** Tokens of an image: services scale images down. */
const IMAGE_TOKENS = 1_500;

/** Bytes for each token of a file by its type, from the rates of services that read such files; text is not compressed. */
const BYTES_PER_TOKEN: readonly (readonly [type: RegExp, bytes: number])[] = [
  [/^audio\//i, 500],
  [/^video\//i, 400],
  [/^text\/|json|xml|csv|javascript/i, 4],
];

/** Bytes for each token of other files, such as PDF: a page of 50 kB has some 1,500. */
const DOCUMENT_BYTES = 30;

/** Base64 of more than a kilobyte: no word is as long. */
const BASE64 = /^[\w+/-]{1000,}={0,2}$/;

/**
 * Estimates the tokens of the arguments of a call: text at four characters each, files by their kind. A data URL is a file, and so is
 * base64 without a type, which messages have for audio. Blobs and bytes are not counted.
 */
export function estimatePromptTokens(args: object): number {
  let characters = 0;
  let tokens = 0;
  const count = (name: string, value: unknown) => {
    if (name === 'accessToken' || value instanceof Blob || ArrayBuffer.isView(value)) return undefined;
    if (typeof value !== 'string') return value;
    const [, type = name === 'data' && BASE64.test(value) ? 'audio/' : undefined] =
      /^data:([^;,]{0,100})/i.exec(value.slice(0, 110)) ?? [];
    if (type === undefined) characters += value.length;
    else tokens += tokensOfFile(type, value.length);
    return value;
  };
  try {
    JSON.stringify(args, count);
  } catch {
    // Whatever cannot be written as JSON is refused when its request is made.
  }
  return Math.ceil(characters / CHARACTERS) + tokens;
}

function tokensOfFile(type: string, length: number): number {
  if (/^image\//i.test(type)) return IMAGE_TOKENS;
  const [, each = DOCUMENT_BYTES] = BYTES_PER_TOKEN.find(([pattern]) => pattern.test(type)) ?? [];
  return Math.ceil((length * 3) / 4 / each);
}

/** Estimates the tokens that a call may use: those of its text and files, and the most that it asks for. */
export function estimateTokens(args: CallTarget): number {
  const { max_tokens: most, max_completion_tokens: newer } = args as Readonly<Record<string, unknown>>;
  return estimatePromptTokens(args) + Number(newer ?? most ?? 0);
}
