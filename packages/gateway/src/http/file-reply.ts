import type { Outgoing } from '../contract/exchange.ts';

/** Types that a browser shows or plays; files of other types are only saved. */
const PLAYED = /^(?:image\/(?:png|jpeg|webp|gif|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** Makes a response of a file. A file of a type that could run code, such as HTML, gets a neutral type. */
export function fileReply(file: Blob): Outgoing {
  const [type = ''] = file.type.split(';', 1);
  const shown = PLAYED.test(type) ? type : 'application/octet-stream';
  return { status: 200, headers: { 'content-type': shown, 'content-length': String(file.size) }, body: file };
}
