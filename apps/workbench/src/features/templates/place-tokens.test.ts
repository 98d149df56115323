import { startEmulator } from '@hubkit/emulator';
import { Tokenizer } from '@huggingface/tokenizers';
import { expect, it } from 'vitest';
import { placeTokens } from './place-tokens.ts';

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
