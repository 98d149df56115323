import type { Runtime } from '../runtime/runtime.ts';

const common = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\xa0',
    AMP: '&',
    LT: '<',
    GT: '>',
    QUOT: '"',
  }),
);

/** Decodes the six names that most texts get by with; the environment may know all of them. */
const decodeCommon = (reference: string): string =>
  reference.replace(/^&([a-z]+);?/i, (whole, name) => common.get(name) ?? whole);

/** The text with its references to characters decoded, as by Python's `html.unescape`. */
export function unescapeHtml(rt: Runtime, text: string): string {
  const { decodeEntity = decodeCommon } = rt.environment;
  // Names have at most 32 characters in Python, the semicolon not counted.
  return text.replace(/&(?:#(?:x([\da-f]+)|(\d+));?|[^\t\n\f <&#;]{1,32};?)/gi, (reference, hex, decimal) =>
    hex || decimal ? decodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)) : decodeEntity(reference),
  );
}

/** 0x80 to 0x9f in windows-1252, which pages mean when they write `&#150;`. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The character of a numeric reference; an empty string for code points that HTML forbids. */
function decodePoint(point: number): string {
  if (!point || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return '\ufffd';
  if (point >= 0x80 && point < 0xa0) return windows[point - 0x80] as string;
  const isControl = point < 0x20 ? !/\s/.test(String.fromCharCode(point)) || point === 0x0b : point === 0x7f;
  const isNone = (point >= 0xfdd0 && point < 0xfdf0) || (point & 0xfffe) === 0xfffe;
  return isControl || isNone ? '' : String.fromCodePoint(point);
}
