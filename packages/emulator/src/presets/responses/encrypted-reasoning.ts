import { hexId } from '../../contract/ids.ts';

const PREFIX = 'gAAAAAB';
const DIGITS = 96;
const CHECK_DIGITS = 16;

/** A text that stands for the thoughts of a model, as OpenAI returns it; the same thoughts have the same text. */
export function encryptReasoning(thoughts: string): string {
  const content = hexId(thoughts, DIGITS);
  return PREFIX + content + hexId(content, CHECK_DIGITS);
}

/** True for a text that `encryptReasoning` has made. */
export function isEncryptedReasoning(text: string): boolean {
  const content = text.slice(PREFIX.length, PREFIX.length + DIGITS);
  return text === PREFIX + content + hexId(content, CHECK_DIGITS);
}
