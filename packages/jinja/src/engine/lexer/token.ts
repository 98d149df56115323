/** The kinds of tokens, as numbers: the parser compares them on every step. */
export const EOF = 0;
export const TEXT = 1;
export const BLOCK_BEGIN = 2;
export const BLOCK_END = 3;
export const OUTPUT_BEGIN = 4;
export const OUTPUT_END = 5;
export const COMMENT = 6;
export const RAW = 7;
export const NAME = 8;
export const STRING = 9;
export const INTEGER = 10;
export const FLOAT = 11;
export const ADD = 12;
export const SUB = 13;
export const MUL = 14;
/** @public The operator tables count on its place. */
export const DIV = 15;
export const FLOOR_DIV = 16;
export const POW = 17;
/** @public The operator tables count on its place. */
export const MOD = 18;
export const TILDE = 19;
export const OPEN_BRACKET = 20;
export const CLOSE_BRACKET = 21;
export const OPEN_PAREN = 22;
export const CLOSE_PAREN = 23;
export const OPEN_BRACE = 24;
export const CLOSE_BRACE = 25;
export const EQ = 26;
export const NE = 27;
/** @public The operator tables count on its place. */
export const GT = 28;
export const GE = 29;
/** @public The operator tables count on its place. */
export const LT = 30;
export const LE = 31;
export const ASSIGN = 32;
export const DOT = 33;
export const COLON = 34;
export const PIPE = 35;
export const COMMA = 36;
/** @public The operator tables count on its place. */
export const SEMICOLON = 37;

/** By kind: how Python's error texts call a token. */
export const tokenTypes = [
  'end of template',
  'template data / text',
  'begin of statement block',
  'end of statement block',
  'begin of print statement',
  'end of print statement',
  'comment',
  'raw',
  'name',
  'string',
  'integer',
  'float',
  ...'+ - * / // ** % ~ [ ] ( ) { } == != > >= < <= = . : | , ;'.split(' '),
] as const;

/** A token of `tokenize`: `source.slice(start, end)` is its text in the source. */
export interface Token {
  readonly type: (typeof tokenTypes)[number];
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
}
