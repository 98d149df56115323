import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShared } from '../../../../scripts/shared.mjs';

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

/** The folder of the recorded exchanges, which is no part of the repository. */
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

/** The recorded answer. Recordings hold no binary bodies, so a picture is given the bytes that pictures begin with. */
export function replay({ response: { status, headers, body } }: Exchange): Response {
  const type = headers['content-type'] ?? '';
  const isPicture = type.startsWith('image/') && body === '';
  return new Response(isPicture ? new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) : body, {
    status,
    headers: { 'Content-Type': type },
  });
}
