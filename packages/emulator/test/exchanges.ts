import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShared } from '../../../scripts/corpora.mjs';

/** A request and its response as recorded at the real service. */
export interface Recorded {
  readonly id: string;
  readonly request: { readonly method: string; readonly url: string; readonly body: unknown };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The folder of the recorded exchanges, which is not part of the repository. */
export const recordings = findShared('exchanges');

/** The services with recorded exchanges in a folder: providers, and the hub. */
export function recordedServices(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length));
}

/** The recorded exchanges of a service; none when there is no file of them. */
export function recordedExchanges(folder: string, service: string): Recorded[] {
  if (!recordedServices(folder).includes(service)) return [];
  return readFileSync(join(folder, `${service}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);
}

/** The members of a JSON value and the types of their values, deep and sorted: `choices[].message.content: string`. */
export function shapeOf(value: unknown): string[] {
  return shapeAt(value, '').sort();
}

function shapeAt(value: unknown, at: string): string[] {
  if (value === null) return [`${at}: null`];
  if (Array.isArray(value)) return [...new Set([`${at}: array`, ...value.flatMap((item) => shapeAt(item, `${at}[]`))])];
  if (typeof value !== 'object') return [`${at}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, item]) => shapeAt(item, at === '' ? name : `${at}.${name}`));
}

/** The data of the events of a stream, without `[DONE]`. Event data that is cut off is left out. */
export function eventsIn(text: string): unknown[] {
  return text
    .split(/\n\n/)
    .map((event) => event.replace(/^data: ?/, '').trim())
    .filter((data) => data !== '' && data !== '[DONE]')
    .map((data) => JSON.parse(data) as unknown);
}
