import { Bytes } from '../runtime/bytes.ts';
import { pyError } from '../runtime/errors.ts';
import { escapeChar } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';
import { textArgument } from './arguments.ts';
import type { Source } from './row.ts';

/** A codec: the octets of a code point, undefined where it has none. */
interface Codec {
  readonly name: string;
  readonly why: string;
  readonly encode: (point: number) => readonly number[] | undefined;
  readonly before?: readonly number[];
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point < 0xe000;

const single = (name: string, limit: number): Codec => ({
  name,
  why: `ordinal not in range(${limit})`,
  encode: (point) => (point < limit ? [point] : undefined),
});

const utf8: Codec = {
  name: 'utf-8',
  why: 'surrogates not allowed',
  encode(point) {
    if (point < 0x80) return [point];
    if (isSurrogate(point)) return undefined;
    const tail = [0x80 | (point & 63)];
    if (point < 0x800) return [0xc0 | (point >> 6), ...tail];
    tail.unshift(0x80 | ((point >> 6) & 63));
    if (point < 0x10000) return [0xe0 | (point >> 12), ...tail];
    return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), ...tail];
  },
};

/** UTF-16 and UTF-32: units of two or four octets; without an order in the name, little-endian after a mark. */
function wide(name: string, size: 2 | 4): Codec {
  const isBig = name.endsWith('be');
  const unit = (value: number): number[] => {
    const octets = Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);
    return isBig ? octets.reverse() : octets;
  };
  const encode = (point: number) => {
    if (isSurrogate(point)) return undefined;
    if (size === 4 || point < 0x10000) return unit(point);
    return [...unit(0xd7c0 + (point >> 10)), ...unit(0xdc00 | (point & 1023))];
  };
  return { name, why: 'surrogates not allowed', encode, ...(/e$/.test(name) ? {} : { before: unit(0xfeff) }) };
}

/** The codec of a name, in any of its usual spellings. */
function codecOf(name: string): Codec {
  const plain = name.toLowerCase().replace(/[-_ ]/g, '');
  if (/^(utf8|u8|utf|cp65001)$/.test(plain)) return utf8;
  if (/^(ascii|usascii|646)$/.test(plain)) return single('ascii', 128);
  if (/^(latin1|latin|l1|iso88591|8859|cp819)$/.test(plain)) return single('latin-1', 256);
  const [, bits, order = ''] = /^(?:utf|u)(16|32)([lb]e)?$/.exec(plain) ?? [];
  if (bits === undefined) throw pyError('LookupError', `unknown encoding: ${name}`);
  return wide(`utf-${bits}${order && `-${order}`}`, bits === '16' ? 2 : 4);
}

/** Replacements for characters that cannot be encoded, by error handler. */
const handlers: Readonly<Record<string, (point: number) => string>> = {
  ignore: () => '',
  replace: () => '?',
  xmlcharrefreplace: (point) => `&#${point};`,
  backslashreplace: (point) => escapeChar(String.fromCodePoint(point)),
};

function encode(rt: Runtime, text: string, encoding: Value = 'utf-8', errors: Value = 'strict'): Bytes {
  const codec = codecOf(textArgument(encoding, "encode() argument 'encoding' must be str, not ?"));
  const handler = textArgument(errors, "encode() argument 'errors' must be str, not ?");
  rt.grow(text.length * 4);
  const octets: number[] = [...(codec.before ?? [])];
  const points = Array.from(text, (char) => char.codePointAt(0) as number);
  for (const [at, point] of points.entries()) {
    const encoded = codec.encode(point);
    if (encoded) octets.push(...encoded);
    else {
      if (handler === 'strict') throw cannotEncode(codec, points, at);
      const replace = Object.hasOwn(handlers, handler) ? handlers[handler] : undefined;
      if (!replace) throw pyError('LookupError', `unknown error handler name '${handler}'`);
      for (const char of replace(point)) octets.push(...(codec.encode(char.charCodeAt(0)) ?? []));
    }
  }
  return new Bytes(Uint8Array.from(octets));
}

function cannotEncode({ name, why, encode }: Codec, points: readonly number[], at: number): Error {
  let end = at + 1;
  while (end < points.length && !encode(points[end] as number)) end++;
  const what =
    end - at === 1
      ? `character '${escapeChar(String.fromCodePoint(points[at] as number))}' in position ${at}`
      : `characters in position ${at}-${end - 1}`;
  return pyError('UnicodeEncodeError', `'${name}' codec can't encode ${what}: ${why}`);
}

/** `str.encode`. */
export const encodeMethod: Source[string] = ['self encoding? errors?', encode as never];

function decode(rt: Runtime, { octets }: Bytes, encoding: Value = 'utf-8'): string {
  const { name } = codecOf(textArgument(encoding, "decode() argument 'encoding' must be str, not ?"));
  rt.charge(octets.length >>> 3);
  const [, bits, order = ''] = /^utf-(16|32)-?(.*)$/.exec(name) ?? [];
  try {
    if (bits === undefined && name !== 'utf-8') return fromSingle(octets, name);
    if (bits === undefined) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
    return fromWide(octets, Number(bits) / 8, order);
  } catch (cause) {
    throw pyError('UnicodeDecodeError', `'${name}' codec can't decode these bytes`, { cause });
  }
}

function fromSingle(octets: Uint8Array, name: string): string {
  if (name === 'ascii' && octets.some((octet) => octet > 127)) throw new RangeError('ordinal not in range(128)');
  return Array.from(octets, (octet) => String.fromCharCode(octet)).join('');
}

function fromWide(octets: Uint8Array, size: number, order: string): string {
  if (octets.length % size) throw new RangeError('truncated data');
  const units: number[] = [];
  for (let at = 0; at < octets.length; at += size) {
    const part = [...octets.subarray(at, at + size)];
    units.push((order === 'be' ? part : part.reverse()).reduce((unit, octet) => unit * 256 + octet, 0));
  }
  // Without an order in the name, a mark says it; little-endian where there is none.
  if (!order && units[0] === 0xfeff) units.shift();
  return units.map((unit) => (size === 2 ? String.fromCharCode(unit) : String.fromCodePoint(unit))).join('');
}

/** The methods of bytes. */
export const bytesMethods = (): Source => ({
  decode: ['self encoding? errors?', decode as never],
  hex: [
    'self /',
    (_: Runtime, self: Bytes) => Array.from(self.octets, (octet) => octet.toString(16).padStart(2, '0')).join(''),
  ],
});
