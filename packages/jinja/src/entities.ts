import { decodeHTML } from 'entities/decode';

/**
 * Decodes a named reference to a character, with or without its semicolon, as Python's `html.unescape` does: all 2,231 names
 * of HTML. An environment takes it as an option.
 *
 * @example `new Environment({ decodeEntity })`
 */
export const decodeEntity = (reference: string): string => decodeHTML(reference);
