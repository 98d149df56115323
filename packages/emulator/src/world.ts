import { hashText } from './content/random.ts';

/** How fast the emulator speaks. */
export interface Pace {
  /** Silence before the first token. */
  readonly firstTokenMs: number;
  /** Silence between two tokens. */
  readonly tokenMs: number;
  /** How long a queued job stays in each of its states. */
  readonly jobStepMs: number;
}

/** A file that an answer points at. */
export interface MediaFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What all parts of one emulator share: its clock, pace, ids and stored files. */
export interface World {
  /** What the paths of addresses in answers begin with: empty, or `/emulator` and the like. */
  readonly basePath: string;
  readonly pace: Pace;
  readonly now: () => number;
  /** A hexadecimal id, the same for the n-th call with the same seed in every run. */
  readonly newId: (seed: string, digits?: number) => string;
  readonly media: BoundedMap<MediaFile>;
}

/** The parts of a world that its maker chooses. */
export interface WorldOptions {
  readonly basePath: string;
  readonly pace: Pace;
  readonly now: () => number;
}

/** Makes a world with nothing in it. */
export function createWorld(options: WorldOptions): World {
  let count = 0;
  return {
    ...options,
    newId: (seed, digits = 32) => hexId(`${seed}#${count++}`, digits),
    media: createBoundedMap(64),
  };
}

/** A map that forgets its oldest entries. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Makes a map of at most `limit` entries, so that an emulator that runs for days does not grow. */
export function createBoundedMap<Value>(limit: number): BoundedMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
    },
  };
}

/** A hexadecimal text of `digits` digits made from `seed`. */
export function hexId(seed: string, digits: number): string {
  let text = '';
  for (let part = 0; text.length < digits; part++) text += hashText(`${seed}:${part}`).toString(16).padStart(8, '0');
  return text.slice(0, digits);
}

/** An id in the form of a UUID of version 4. */
export function uuidFrom(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
