import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { type AnswerBody, type Faults, withBody } from './fault.ts';

/** A fault that rewrites the text of an answer. */
function rewrite(
  summary: string,
  edit: (text: string, number: (name: string) => number) => AnswerBody,
  parameters: Record<string, number> = {},
): Faults[string] {
  return {
    type: 'change',
    summary,
    parameters,
    change: async (answer, { number }) => withBody(answer, edit(await answer.text(), number)),
  };
}

/** A fault that encodes an answer with gzip, in a way. */
function encode(
  summary: string,
  edit: (zipped: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
  encoding = 'gzip',
): Faults[string] {
  return {
    type: 'change',
    summary,
    change: async (answer) => {
      const zipped = new Uint8Array(gzipSync(new Uint8Array(await answer.arrayBuffer())));
      return withBody(answer, edit(zipped), { 'content-encoding': encoding });
    },
  };
}

/** Faults of bodies and their encoding. */
export const BODY_FAULTS: Faults = {
  'malformed-json': rewrite('JSON with a hole in it', (text) => text.replace(/[:,]/, ' @@ ')),
  'truncated-json': rewrite('JSON that ends half way', (text) => text.slice(0, Math.floor(text.length / 2))),
  'nan-json': rewrite('JSON with NaN in it', (text) => text.replace(/:\s*\d[\d.]*/, ':NaN')),
  'deep-json': rewrite(
    'JSON nested very deep',
    (_text, number) => '['.repeat(number('depth')) + ']'.repeat(number('depth')),
    { depth: 100_000 },
  ),
  'duplicate-keys': rewrite('JSON with a key twice', (text) => text.replace(/^\{/, '{"id":"first","choices":null,')),
  'prototype-keys': rewrite('JSON that tries to reach prototypes', (text) =>
    text.replace(/^\{/, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
  ),
  'large-json': rewrite(
    'JSON followed by much white space',
    (text, number) => text + ' '.repeat(number('mb') * 1_048_576),
    { mb: 65 },
  ),
  bom: rewrite('a byte-order mark before the body', (text) => `\uFEFF${text}`),
  utf16: rewrite('the body in UTF-16', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))),
  'invalid-utf8': {
    type: 'change',
    summary: 'bytes that are no UTF-8 inside a text',
    change: async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const at = bytes.indexOf('"content":"') + '"content":"'.length;
      return withBody(
        answer,
        new Uint8Array(Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc3, 0x28]), bytes.subarray(at)])),
      );
    },
  },
  'wrong-content-type': {
    type: 'change',
    summary: 'the right body with a wrong type',
    parameters: { type: 'text/html' },
    change: (answer, { text }) => withBody(answer, answer.body, { 'content-type': text('type') }),
  },
  'truncated-gzip': encode('gzip that ends early', (zipped) => zipped.slice(0, Math.floor(zipped.length * 0.6))),
  'corrupt-gzip': encode('gzip with wrong bytes', (zipped) =>
    zipped.map((byte, index) => (index > 12 && index % 7 === 0 ? byte ^ 0x5a : byte)),
  ),
  'unknown-encoding': encode('an encoding nobody knows', (zipped) => zipped, 'hubkit-9'),
  'many-encodings': encode(
    'fifty encodings over each other',
    (zipped) => zipped,
    Array.from({ length: 50 }, () => 'gzip').join(', '),
  ),
  'gzip-bomb': {
    type: 'change',
    summary: 'a small gzip body that unpacks to very much',
    parameters: { mb: 512 },
    change: (answer, { number }) => {
      const block = Buffer.alloc(1_048_576, 0x20);
      const blocks = Readable.from(Array.from({ length: number('mb') }, () => block));
      // Node's own type of a web stream is another than the global one, though it is the same class.
      const stream = Readable.toWeb(blocks.pipe(createGzip({ level: 9 }))) as ReadableStream<Uint8Array>;
      return withBody(answer, stream, { 'content-encoding': 'gzip' });
    },
  },
  slow: {
    type: 'change',
    summary: 'an answer that comes late',
    parameters: { ms: 2000 },
    change: async (answer, { number, pause }) => {
      await pause(number('ms'));
      return answer;
    },
  },
};
