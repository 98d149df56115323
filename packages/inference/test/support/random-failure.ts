import type { Answer } from './fake-fetch.ts';
import { eventStream } from './fake-fetch.ts';

/** A source of random numbers that gives the same ones for the same seed. */
export type Random = () => number;

/** Makes a source of random numbers between 0 and 1 (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A key as a service may repeat it. */
function spelled(random: Random, secret: string): string {
  const escaped = Array.from(
    secret,
    (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  ).join('');
  const percent = Array.from(secret, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');
  return pick(random, [
    secret,
    `Bearer ${secret}`,
    secret.toLowerCase(),
    secret.toUpperCase(),
    escaped,
    percent,
    `"${secret}"`,
    btoa(secret),
    btoa(`Bearer ${secret}`),
    btoa(`user:${secret}`),
  ]);
}

const STATUSES = [400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 502, 503, 529];
const NAMES = ['error', 'message', 'detail', 'msg', 'errors', 'title', 'reason', 'code', 'type'];

/** A body around a text, in one of the shapes that services have. */
function bodyAround(random: Random, text: string, depth = 0): unknown {
  const kind = depth > 3 ? 0 : Math.floor(random() * 4);
  if (kind === 0) return text;
  if (kind === 1) return { [pick(random, NAMES)]: bodyAround(random, text, depth + 1) };
  if (kind === 2) return [bodyAround(random, text, depth + 1)];
  return { [pick(random, NAMES)]: bodyAround(random, text, depth + 1), [text]: 1, loc: ['body', text] };
}

/** A response, a stream or a broken connection that holds a secret. */
export function randomFailure(random: Random, secret: string): Answer {
  const text = `rejected ${spelled(random, secret)} today`;
  const headers = {
    'content-type': pick(random, [
      'application/json',
      'text/html',
      'text/plain',
      '',
      'text/event-stream',
      `text/${secret}`,
    ]),
    'x-request-id': text.replaceAll(/[^\w .-]/g, ''),
  };
  const json = JSON.stringify(bodyAround(random, text));
  const body = pick(random, [
    json,
    json.slice(0, Math.floor(random() * json.length)),
    text,
    text.slice(0, Math.floor(random() * text.length)),
    // Around the end of what an error keeps; seldom, as it takes time.
    random() < 0.1
      ? `${'x'.repeat(65_520 + Math.floor(random() * 20))}${text}${'y'.repeat(pick(random, [0, 9, 9999]))}`
      : `${text}!`,
    `<html><title>${text}</title>`,
    `{"error":${JSON.stringify(json)}}`,
  ]);
  const status = pick(random, STATUSES);
  return pick<Answer>(random, [
    () => new Response(body, { status, headers, statusText: text.replaceAll(/[^\w .-]/g, '') }),
    () => new Response(body, { status: 200, headers }),
    () => eventStream([`data: ${body}\n\n`]),
    () =>
      eventStream([
        'data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n',
        `${pick(random, ['data', 'event: error\ndata'])}: ${body}\n\n`,
      ]),
    () =>
      new Response(null, {
        status: 307,
        headers: {
          location: pick(random, [
            `https://${secret.replaceAll('_', '-')}.example/${secret}`,
            `/${secret}?key=${secret}`,
            `http://x.example/?${secret}`,
          ]),
        },
      }),
    () => {
      throw Object.assign(
        new TypeError(text, {
          cause: Object.assign(new Error(text), {
            code: pick(random, ['ECONNRESET', 'ECONNREFUSED', text]),
            config: { headers: { Authorization: text } },
          }),
        }),
        { request: { headers: text } },
      );
    },
  ]);
}
