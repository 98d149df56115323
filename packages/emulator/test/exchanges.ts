import { readFileSync } from 'node:fs';
import { findShared } from '../../../scripts/shared.mjs';

/** A request and its answer as recorded at the real service. */
export interface Recorded {
  readonly id: string;
  readonly request: { readonly method: string; readonly url: string; readonly body: unknown };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** The folder of the recorded exchanges, which is no part of the repository. */
export const recordings = findShared('exchanges');

/** The recorded exchanges of a provider. */
function recorded(provider: string): Recorded[] {
  return readFileSync(`${recordings.found}/${provider}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);
}

/** One recorded exchange by its id. */
export function recording(provider: string, id: string): Recorded {
  const found = recorded(provider).find((exchange) => exchange.id === id);
  if (!found) throw new Error(`There is no recorded exchange ${id} of ${provider}.`);
  return found;
}

/** The members of a JSON value and the types of their values, deep: `choices[].message.content: string`. */
export function shapeOf(value: unknown, at = ''): string[] {
  if (value === null) return [`${at}: null`];
  if (Array.isArray(value)) return [...new Set([`${at}: array`, ...value.flatMap((item) => shapeOf(item, `${at}[]`))])];
  if (typeof value !== 'object') return [`${at}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, item]) => shapeOf(item, at === '' ? name : `${at}.${name}`));
}

/** The data of all events of a recorded stream. */
export function recordedEvents(exchange: Recorded): unknown[] {
  return exchange.response.body
    .split(/\n\n/)
    .map((event) => event.replace(/^data: ?/, '').trim())
    .filter((data) => data !== '' && data !== '[DONE]')
    .map((data) => JSON.parse(data) as unknown);
}
