import type { Bytes } from '../contract/bytes.ts';

/** Bytes with their media type. */
export interface MediaFile {
  readonly type: string;
  readonly bytes: Bytes;
}

/** File name extensions by media type. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/flac': 'flac',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

/** The usual file name extension of a media type, without the dot; `bin` for unknown types. */
export function toExtension(type: string): string {
  return EXTENSIONS[type] ?? 'bin';
}
