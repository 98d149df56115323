import { startEmulator } from '@hubkit/emulator';
import { NO_MESSAGE } from '@hubkit/react/template-editor';
import { Tokenizer } from '@huggingface/tokenizers';
import { expect, it } from 'vitest';
import { groupTokens, placeTokens } from './place-tokens.ts';

/** A tokenizer of bytes: each id is one. */
const decodeBytes = (ids: number[]) => new TextDecoder().decode(Uint8Array.from(ids));
const encodeBytes = (text: string) => [...new TextEncoder().encode(text)];

it('puts tokens that make one character together', () => {
  expect(placeTokens('aé€', encodeBytes('aé€'), decodeBytes)).toEqual([
    { start: 0, end: 1, ids: [0x61] },
    { start: 1, end: 2, ids: [0xc3, 0xa9] },
    { start: 2, end: 3, ids: [0xe2, 0x82, 0xac] },
  ]);
});

it('finds words whose decoder leaves out the space before them', () => {
  const words = ['Hello', 'world'];
  const decode = (ids: number[]) => ids.map((id) => words[id]).join(' ');
  expect(placeTokens('Hello world', [0, 1], decode)).toEqual([
    { start: 0, end: 5, ids: [0] },
    { start: 5, end: 11, ids: [1] },
  ]);
});

it('places nothing where the tokenizer changed the text', () => {
  expect(placeTokens('HELLO', [0], () => 'hello')).toBeUndefined();
  expect(placeTokens('Hello!', encodeBytes('Hello'), decodeBytes)).toBeUndefined();
});

it('places the tokens of a chat, whose ids are those of the tokenizers of Python', async () => {
  const emulator = await startEmulator({ pace: 'instant' });
  const response = await fetch(`${emulator.endpoints.hub}/Qwen/Qwen3-32B/resolve/main/tokenizer.json`);
  const tokenizer = new Tokenizer(await response.json(), {});
  await emulator.close();
  const text = '<|im_start|>user\nHello, the é 😀<|im_end|>\n';
  const { ids } = tokenizer.encode(text, { add_special_tokens: false });
  expect(ids).toEqual([1, 298, 13, 371, 47, 262, 35, 198, 172, 35, 243, 162, 155, 131, 2, 13]);
  const placed = placeTokens(text, ids, (some) => tokenizer.decode(some, { skip_special_tokens: false }));
  expect(placed?.map(({ start, end }) => text.slice(start, end))).toEqual([
    '<|im_start|>',
    'user',
    '\n',
    'Hello',
    ',',
    ' the',
    ' ',
    'é',
    ' ',
    '😀',
    '<|im_end|>',
    '\n',
  ]);
});

const token = (start: number, end: number) => ({ start, end, ids: [start] });
const grouped = (tokens: ReturnType<typeof token>[], ...pieces: (readonly [end: number, message: number])[]) =>
  groupTokens(tokens, new Uint32Array(pieces.flatMap(([end, message]) => [end, 0, 0, message]))).map(
    ({ message, tokens: own }) => [message, own.map(({ start }) => start)],
  );

it('puts the tokens of a message together, and those of the template around it', () => {
  const tokens = [token(0, 1), token(1, 2), token(2, 4), token(4, 5), token(5, 6)];
  expect(grouped(tokens, [1, NO_MESSAGE], [3, 0], [4, 0], [5, 1], [6, NO_MESSAGE])).toEqual([
    [undefined, [0]],
    [0, [1, 2]],
    [1, [4]],
    [undefined, [5]],
  ]);
});

it('gives a token of two messages to the first one, and has a group without a trace', () => {
  expect(grouped([token(0, 3), token(3, 4)], [2, 0], [4, 1])).toEqual([
    [0, [0]],
    [1, [3]],
  ]);
  expect(grouped([token(0, 3)])).toEqual([[undefined, [0]]]);
  expect(grouped([])).toEqual([]);
});
