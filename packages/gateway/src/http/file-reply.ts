import type { Outgoing } from '../contract/exchange.ts';

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
