import { Bytes } from '../runtime/bytes.ts';
import { pyError } from '../runtime/errors.ts';
import { replaceInChunks } from '../runtime/map-text-in-chunks.ts';
import { escapeChar } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';
import { textArgument } from './arguments.ts';
import { type Entry, fn, type Source } from './row.ts';

/** An encoding whose units are single octets (UTF-8 aside), or two or four of them. */
interface Codec {
  readonly name: string;
  readonly size: 1 | 2 | 4;
  /** First code point outside an encoding with one octet per character. */
  readonly limit: number;
  readonly isBig: boolean;
  /** UTF-16 and UTF-32 without an order in the name: little-endian, after a mark. */
  readonly isMarked: boolean;
}

/** The codec of a name, in any of its usual spellings. */
function findCodec(given: Value): Codec {
  const text = textArgument(given);
  const plain = text.toLowerCase().replace(/[-_ ]/g, '');
  const single = (name: string, limit: number): Codec => ({ name, size: 1, limit, isBig: false, isMarked: false });
  if (/^(utf8|u8|utf|cp65001)$/.test(plain)) return single('utf-8', 0);
  if (/^(ascii|usascii|646)$/.test(plain)) return single('ascii', 128);
  if (/^(latin1|latin|l1|iso88591|8859|cp819)$/.test(plain)) return single('latin-1', 256);
  const [, bits, order = ''] = /^(?:utf|u)(16|32)([lb]e)?$/.exec(plain) ?? [];
  if (bits === undefined) throw pyError('LookupError', `unknown encoding: ${text}`);
  const name = `utf-${bits}${order && `-${order}`}`;
  return { name, size: bits === '16' ? 2 : 4, limit: 0, isBig: order === 'be', isMarked: !order };
}

/** Replacements for characters that cannot be encoded, by error handler. */
const handlers = new Map<string, (char: string) => string>([
  ['ignore', () => ''],
  ['replace', () => '?'],
  ['xmlcharrefreplace', (char) => `&#${char.codePointAt(0)};`],
  ['backslashreplace', (char) => escapeChar(char)],
]);

function encode(rt: Runtime, text: string, encoding: Value = 'utf-8', errors: Value = 'strict'): Bytes {
  const { name, size, limit, isBig, isMarked } = findCodec(encoding);
  const handler = textArgument(errors);
  const replace = handlers.get(handler);
  rt.grow(text.length * 4);
  const unencodable = limit ? new RegExp(`[^\\0-${String.fromCharCode(limit - 1)}]`, 'gu') : /\p{Cs}/gu;
  const substitute = (char: string): string => {
    if (replace) return replace(char);
    if (handler !== 'strict') throw pyError('LookupError', `unknown error handler name '${handler}'`);
    throw pyError('UnicodeEncodeError', `'${name}' codec can't encode character '${escapeChar(char)}'`);
  };
  const plain = replaceInChunks(rt, text, unencodable, substitute);
  if (name === 'utf-8') return new Bytes(new TextEncoder().encode(plain));
  const octets: number[] = [];
  const put = (unit: number) => {
    for (let at = 0; at < size; at++) octets.push((unit >>> (8 * (isBig ? size - 1 - at : at))) & 255);
  };
  if (isMarked) put(0xfeff);
  if (size === 4) for (const char of plain) put(char.codePointAt(0) as number);
  else for (let at = 0; at < plain.length; at++) put(plain.charCodeAt(at));
  return new Bytes(Uint8Array.from(octets));
}

/** `str.encode`. */
export const encodeMethod: Entry = fn('self encoding? errors?', encode as never);

function decode(rt: Runtime, { octets }: Bytes, encoding: Value = 'utf-8'): string {
  const { name, size, limit, isBig, isMarked } = findCodec(encoding);
  rt.charge(octets.length >>> 3);
  try {
    if (name === 'utf-8') return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
    if (octets.length % size) throw new RangeError('truncated data');
    let text = '';
    for (let at = 0; at < octets.length; at += size) {
      const part = [...octets.subarray(at, at + size)];
      const unit = (isBig ? part : part.reverse()).reduce((unit, octet) => unit * 256 + octet, 0);
      if (limit && unit >= limit) throw new RangeError(`ordinal not in range(${limit})`);
      // A mark at the start says the order.
      if (at > 0 || !isMarked || unit !== 0xfeff)
        text += size === 4 ? String.fromCodePoint(unit) : String.fromCharCode(unit);
    }
    return text;
  } catch (cause) {
    throw pyError('UnicodeDecodeError', `'${name}' codec can't decode these bytes`, { cause });
  }
}

/** The methods of bytes. */
export const bytesMethods = (): Source => ({
  /** Decodes bytes as text. */
  decode: fn('self encoding? errors?', decode as never),
  /** Writes bytes in hexadecimal. */
  hex: fn('self /', (_, self: Bytes) =>
    Array.from(self.octets, (octet) => octet.toString(16).padStart(2, '0')).join(''),
  ),
});
