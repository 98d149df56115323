import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShared } from '../../../../scripts/corpora.mjs';

/** An exchange with a real service, as it was recorded. */
export interface Exchange {
  readonly id: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly body: Readonly<Record<string, unknown>> | null;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The folder of the recorded exchanges, outside of the repository. */
export const recordings = findShared('exchanges');

/** The services with recorded exchanges: providers, and the hub. */
export function recordedServices(): readonly string[] {
  if (recordings.missing !== undefined) return [];
  const names = readdirSync(recordings.found).filter((name) => name.endsWith('.jsonl'));
  return names.map((name) => name.slice(0, -'.jsonl'.length));
}

/** The recorded exchanges of a provider, none for some; none where the recordings are missing. */
export function exchangesOf(provider: string): readonly Exchange[] {
  if (recordings.missing !== undefined) return [];
  const file = join(recordings.found, `${provider}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Exchange => JSON.parse(line));
}

/** The first bytes of files, by the beginning of their media type. */
const HEADS: Readonly<Record<string, string>> = { image: '\xff\xd8\xff\xe0', audio: 'fLaC', video: '\0\0\0\x10ftyp' };

/** The recorded response. Recordings hold no binary bodies, so a file is given the bytes that files of its type begin with. */
export function replay({ response: { status, headers, body } }: Exchange): Response {
  const type = headers['content-type'] ?? '';
  const head = body === '' ? HEADS[type.split('/')[0] ?? ''] : undefined;
  return new Response(head === undefined ? body : bytesOf(head), { status, headers: { 'Content-Type': type } });
}

/** A file that an address in a recorded response names: audio or an image, by the ending of its name. */
export function fileAt(url: string): Response {
  return new Response(bytesOf(/\.(wav|mp3|flac)$/.test(url) ? 'RIFF\0\0\0\0WAVE' : '\x89PNG'));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
