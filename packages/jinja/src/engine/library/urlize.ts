import { SPACES } from '../lexer/whitespace.ts';
import { compare } from '../runtime/compare.ts';
import { pattern } from '../runtime/lazy.ts';
import { ASCII_SPACE, mapTextInChunks } from '../runtime/map-text-in-chunks.ts';
import { escapeText } from '../runtime/markup.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { iterate, pointCount } from '../runtime/sequences.ts';
import { firstMatch, slicePoints } from '../runtime/text.ts';
import { truthy } from '../runtime/truth.ts';
import { asMarkup, isString, type Value } from '../runtime/values.ts';
import { filterArgumentError, missingMethodError, safeText, textArgument } from './arguments.ts';

const w = '[\\p{L}\\p{N}_%-]';
const link = pattern(
  `^(?:(?:https?://|www\\.)(?:${w}+\\.)*(?:[a-z]{2,63}|xn--[\\p{L}\\p{N}_%]{2,59})|(?:${w}{2,63}\\.)+(?:com|net|int|edu|gov|org|info|mil)|https?://(?:\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,3}){3}|\\[(?:[\\p{Nd}a-f]{0,4}:){2}(?:[\\p{Nd}a-f]{0,4}:?){1,6}\\]))(?::\\p{Nd}{1,5})?(?:[/?#][^${SPACES}]*)?$`,
  'iu',
);
const mail = pattern(`^[^${SPACES}]+@[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*\\.[\\p{L}\\p{N}_]+$`, 'u');
const scheme = pattern('^[\\p{L}\\p{N}_.+-]{2,}:/{0,2}$', 'u');
const between = pattern(`([${SPACES}]+)`);

/** The filter `urlize`: addresses in text become links. */
export function urlize(
  rt: Runtime,
  value: Value,
  limit: Value = null,
  nofollow: Value = false,
  target: Value = null,
  rel: Value = null,
  schemes: Value = null,
): Value {
  const { policies } = rt.environment;
  const policy = policies['urlize.rel'];
  if (truthy(rel) && !isString(rel)) throw missingMethodError(rel, 'split');
  const rels = new Set(
    `${truthy(rel) ? str(rel) : ''} ${truthy(nofollow) ? 'nofollow' : ''} ${policy === undefined ? 'noopener' : (policy ?? '')}`.match(
      /[^ ]+/g,
    ),
  );
  const where = target ?? policies['urlize.target'] ?? null;
  const prefixes = Array.from(iterate(schemes ?? policies['urlize.extra_schemes'] ?? []), (prefix) => {
    const text = textArgument(prefix);
    if (!scheme().test(text)) throw filterArgumentError(`${repr(prefix)} is not a valid URI scheme prefix.`);
    return text;
  });
  const attributes = `${rels.size ? ` rel="${escapeText([...rels].sort().join(' '))}"` : ''}${truthy(where) ? ` target="${safeText(where)}"` : ''}`;
  const anchor = (address: string, text: string, more = attributes) => `<a href="${address}"${more}>${text}</a>`;
  const trimmed = (text: string) =>
    limit !== null && compare('>', pointCount(text), limit) ? `${slicePoints(text, 0, Number(limit))}...` : text;

  const linked = (text: string): string => {
    if (link().test(text)) return anchor(/^https?:\/\//.test(text) ? text : `https://${text}`, trimmed(text));
    if (text.startsWith('mailto:') && mail().test(text.slice(7))) return anchor(text, text.slice(7), '');
    if (!/^www\.|^@|:/.test(text) && mail().test(text)) return anchor(`mailto:${text}`, text, '');
    for (const prefix of prefixes) if (text !== prefix && text.startsWith(prefix)) return anchor(text, text);
    return text;
  };

  const links = (part: string): string =>
    part
      .split(between())
      .map((word) => {
        rt.charge(word.length);
        const head = firstMatch(/^(?:[(<]|&lt;)*/, word);
        // Looks backwards from the end, so that a long run of such characters elsewhere costs nothing.
        let tail = /$(?<=((?:[)>.,\n]|&gt;)*))/.exec(word.slice(head.length))?.[1] ?? '';
        let middle = word.slice(head.length, word.length - tail.length);
        for (const [open, close] of [
          ['(', ')'],
          ['<', '>'],
          ['&lt;', '&gt;'],
        ] as const) {
          const count = (from: string, part: string) => from.split(part).length - 1;
          const opened = count(middle, open);
          if (opened <= count(middle, close)) continue;
          for (let move = Math.min(opened, count(tail, close)); move; move--) {
            const at = tail.indexOf(close) + close.length;
            middle += tail.slice(0, at);
            tail = tail.slice(at);
          }
        }
        const result = head + linked(middle) + tail;
        rt.grow(result.length);
        return result;
      })
      .join('');
  return asMarkup(rt.autoescape, mapTextInChunks(rt, safeText(value), links, ASCII_SPACE));
}
