import { type MediaKind, safeMediaUrl } from '../../address/safe-media-url.ts';
import type { MediaItem } from '../result.ts';
import { all, list, record, text } from './shape.ts';

/** Reads an address, a Blob, or objects with `blob`, `url` or `image` (and `label`, `content-type`), alone or in a list. */
export function readMedia(value: unknown, kind: MediaKind): readonly MediaItem[] | undefined {
  return all(list(value), (item) => {
    const fields = record(item);
    const source = readSource(
      fields ? (fields.blob ?? fields.url ?? fields[kind]) : item,
      kind,
      fields?.['content-type'],
    );
    const label = text(fields?.label);
    return source === undefined ? undefined : { source, ...(label !== undefined && { label }) };
  });
}

/** Returns the kind of a media type such as `audio/flac`. */
export function findMediaKind(type: string): MediaKind | undefined {
  return (['image', 'audio', 'video'] as const).find((kind) => type.startsWith(`${kind}/`));
}

function readSource(value: unknown, kind: MediaKind, type: unknown): string | Blob | undefined {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return value;
  const address = text(value);
  if (address === undefined) return undefined;
  // Some services return the bytes in base64 without saying so.
  const isBase64 = address.length > 32 && /^[A-Za-z0-9+/]+={0,2}$/.test(address);
  return isBase64 ? `data:${findType(kind, type)};base64,${address}` : safeMediaUrl(address, kind);
}

/** The media type that came with the bytes, where it is one of the kind. */
function findType(kind: MediaKind, type: unknown): string {
  const named = /^[a-z]+\/[\w.+-]+/.exec(text(type) ?? '')?.[0];
  return named !== undefined && findMediaKind(named) === kind ? named : DEFAULT_TYPES[kind];
}

const DEFAULT_TYPES: Readonly<Record<MediaKind, string>> = {
  image: 'image/png',
  audio: 'audio/wav',
  video: 'video/mp4',
};
