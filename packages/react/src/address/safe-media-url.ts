import { safeSource } from '../edit-link/safe-source.ts';

/** Kinds of media that have a player or a viewer. */
export type MediaKind = 'image' | 'audio' | 'video';

const CONTROL_OR_SPACE = /[\p{Cc}\s]/u;

/**
 * The address of a file when a page may load it: http, https, from the root, `blob:`, or `data:` of the expected kind;
 * otherwise nothing.
 */
export function safeMediaUrl(url: string | undefined, kind: MediaKind): string | undefined {
  const address = url?.trim() ?? '';
  if (!CONTROL_OR_SPACE.test(address)) {
    if (/^blob:https?:\/\//i.test(address)) return address;
    if (new RegExp(`^data:${kind}/[\\w.+-]+[;,]`, 'i').test(address)) return address;
  }
  return safeSource(address);
}
