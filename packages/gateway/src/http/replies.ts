import type { Outgoing } from '../contract/exchange.ts';

/** Makes a response of JSON. */
export function jsonReply(value: unknown, status = 200, headers: Record<string, string> = {}): Outgoing {
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Headers of a response of events. */
export const EVENT_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would collect the events otherwise.
  'x-accel-buffering': 'no',
};

/** Types that a browser shows or plays; files of other types are only saved. */
const PLAYED = /^(?:image\/(?:png|jpeg|webp|gif|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** Makes a response of a file. */
export function fileReply(file: Blob): Outgoing {
  const headers = { 'content-type': shownType(file.type), 'content-length': String(file.size) };
  return { status: 200, headers, body: file };
}

/** The type of a file as browsers get it: neutral for one that could run code, such as HTML. */
export function shownType(mediaType: string): string {
  const [type = ''] = mediaType.split(';', 1);
  return PLAYED.test(type) ? type : 'application/octet-stream';
}
