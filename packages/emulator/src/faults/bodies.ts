import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { type Body, defineFaults, type Fault, Unchanged, withBody } from './fault.ts';

/** A fault that rewrites a JSON body. */
function rewrite(
  summary: string,
  edit: (text: string, number: (name: string) => number) => Body,
  parameters: Record<string, number> = {},
): Fault {
  return {
    type: 'change',
    summary,
    parameters,
    async change(response, { number }) {
      if (!/^application\/(?:[\w.+-]*\+)?json/.test(response.headers.get('content-type') ?? ''))
        return new Unchanged(response, 'the response is not JSON');
      const text = await response.text();
      const edited = edit(text, number);
      const changed = withBody(response, edited);
      return edited === text ? new Unchanged(changed, 'the response has nothing that it could change') : changed;
    },
  };
}

/** A fault of the content encoding. */
function encode(
  summary: string,
  edit: (zipped: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
  encoding = 'gzip',
): Fault {
  return {
    type: 'change',
    summary,
    change: async (response) => {
      const zipped = new Uint8Array(gzipSync(new Uint8Array(await response.arrayBuffer())));
      return withBody(response, edit(zipped), { 'content-encoding': encoding });
    },
  };
}

/** Faults of bodies and their encoding. */
export const BODY_FAULTS = defineFaults({
  'malformed-json': rewrite('invalid JSON', (text) => text.replace(/[:,]/, ' @@ ')),
  'truncated-json': rewrite('JSON that ends halfway', (text) => text.slice(0, Math.floor(text.length / 2))),
  'nan-json': rewrite('JSON with NaN in it', (text) => text.replace(/:\s*\d[\d.]*/, ':NaN')),
  'deep-json': rewrite(
    'JSON nested very deep',
    (_text, number) => '['.repeat(number('depth')) + ']'.repeat(number('depth')),
    { depth: 100_000 },
  ),
  'duplicate-keys': rewrite('JSON with a key twice', (text) => text.replace(/^\{/, '{"id":"first","choices":null,')),
  'prototype-keys': rewrite('JSON with keys that reach for prototypes', (text) =>
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
    summary: 'bytes that are not UTF-8 inside a text',
    change: async (response) => {
      const bytes = Buffer.from(await response.arrayBuffer());
      const found = bytes.indexOf('"content":"');
      if (found < 0) return new Unchanged(withBody(response, new Uint8Array(bytes)), 'the response has no content');
      const at = found + '"content":"'.length;
      return withBody(
        response,
        new Uint8Array(Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc3, 0x28]), bytes.subarray(at)])),
      );
    },
  },
  'wrong-content-type': {
    type: 'change',
    summary: 'the right body with a wrong content type',
    parameters: { type: 'text/html' },
    change: (response, { text }) => withBody(response, response.body, { 'content-type': text('type') }),
  },
  'truncated-gzip': encode('gzip that ends early', (zipped) => zipped.slice(0, Math.floor(zipped.length * 0.6))),
  'corrupt-gzip': encode('gzip with wrong bytes', (zipped) =>
    zipped.map((byte, index) => (index > 12 && index % 7 === 0 ? byte ^ 0x5a : byte)),
  ),
  'unknown-encoding': encode('an unknown encoding', (zipped) => zipped, 'hubkit-9'),
  'many-encodings': encode(
    'fifty encodings in a row',
    (zipped) => zipped,
    Array.from({ length: 50 }, () => 'gzip').join(', '),
  ),
  'gzip-bomb': {
    type: 'change',
    summary: 'a small gzip body that decompresses to a very large one',
    parameters: { mb: 512 },
    change: (response, { number }) => {
      const block = Buffer.alloc(1_048_576, 0x20);
      const blocks = Readable.from(Array.from({ length: number('mb') }, () => block));
      // Node's own type of a web stream is another than the global one, though it is the same class.
      const stream = Readable.toWeb(blocks.pipe(createGzip({ level: 9 }))) as ReadableStream<Uint8Array>;
      return withBody(response, stream, { 'content-encoding': 'gzip' });
    },
  },
  slow: {
    type: 'change',
    summary: 'a late response',
    parameters: { ms: 2000 },
    change: async (response, { number, pause }) => {
      await pause(number('ms'));
      return response;
    },
  },
});
