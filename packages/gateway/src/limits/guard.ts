import { within } from '../call/within.ts';
import { GatewayError, type GatewayErrorCode } from '../contract/errors.ts';
import type { LimitStore, Limits } from '../contract/limits.ts';

/** Expected or real amounts of a call; cost in US dollars. */
export interface Amounts {
  readonly requests: number;
  readonly tokens: number;
  readonly cost: number;
}

/** The places and amounts that a call holds. */
export interface Reservation {
  /** Replaces the expected amounts by the real ones, and gives the places back. */
  settle(used: Amounts): Promise<void>;
}

/** Limits under a name: of a user, or of all. */
export interface Scope {
  readonly name: string;
  readonly limits: Limits;
}

interface Counter {
  readonly limit: keyof Limits;
  readonly amount: keyof Amounts;
  readonly seconds: number;
  readonly code: GatewayErrorCode;
}

const MINUTE = 60;
const DAY = 86_400;

const COUNTERS: readonly Counter[] = [
  { limit: 'requestsPerMinute', amount: 'requests', seconds: MINUTE, code: 'RATE_LIMIT' },
  { limit: 'requestsPerDay', amount: 'requests', seconds: DAY, code: 'RATE_LIMIT' },
  { limit: 'tokensPerMinute', amount: 'tokens', seconds: MINUTE, code: 'RATE_LIMIT' },
  { limit: 'tokensPerDay', amount: 'tokens', seconds: DAY, code: 'BUDGET' },
  { limit: 'costPerDay', amount: 'cost', seconds: DAY, code: 'BUDGET' },
];

/** Counters are whole numbers: cost is counted in millionths of a dollar. */
const MICRO = 1_000_000;

/** Text of the limits for messages. */
const TEXT: Readonly<Record<keyof Limits, string>> = {
  requestsPerMinute: 'requests per minute',
  requestsPerDay: 'requests per day',
  tokensPerMinute: 'tokens per minute',
  tokensPerDay: 'tokens per day',
  costPerDay: 'US dollars per day',
  concurrent: 'calls at the same time',
};

/** Names of all limits. */
export const LIMIT_NAMES: readonly string[] = Object.keys(TEXT);

interface Held {
  readonly key: string;
  readonly counter: Counter;
  readonly points: number;
  readonly generation: string | undefined;
}

/** Facts about a call that reserves. */
export interface Reserving {
  readonly id: string;
  /** Longest duration of the call in ms. */
  readonly leaseMs: number;
  /** Ends the wait for the store. @default never */
  readonly signal?: AbortSignal | undefined;
}

/** Time in ms in which the store has to respond: clients of Redis queue commands while it is away. */
const STORE_MS = 2_000;

/**
 * Reserves the expected amounts of a call in each scope, the user's first. Amounts are added before they are compared, so that
 * parallel calls cannot exceed a limit. What the store reserves after the deadline is given back when it does.
 *
 * @throws {GatewayError} `RATE_LIMIT`, `BUDGET` or `CONCURRENCY`; then nothing is reserved.
 */
export async function reserve(
  store: LimitStore,
  scopes: readonly Scope[],
  expected: Amounts,
  { id, leaseMs, signal }: Reserving,
): Promise<Reservation> {
  const held: Held[] = [];
  const places: string[] = [];
  let isLate = false;
  const reserving = enterAll();
  try {
    await within(STORE_MS, reserving, { name: 'The store', signal });
  } catch (error) {
    isLate = true;
    if (signal?.aborted) throw new DOMException('The client has left.', 'AbortError');
    if (GatewayError.is(error)) throw error;
    throw new GatewayError('LIMITS_UNAVAILABLE', 'The limits cannot be checked at the moment.', { cause: error });
  }
  return {
    async settle(used) {
      const changes = held.map(({ key, counter, points, generation }) => {
        const difference = toPoints(counter, used) - points;
        return difference === 0 ? undefined : store.add(key, difference, counter.seconds * 2, generation);
      });
      await Promise.all([...changes, ...places.map((key) => store.release(key, id))]);
    },
  };

  /** Enters all scopes, or gives back what was reserved until a refusal or the deadline. */
  async function enterAll(): Promise<void> {
    try {
      for (const scope of scopes) await enter(scope);
      if (isLate) throw new Error('The store has responded too late.');
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  async function enter({ name, limits }: Scope): Promise<void> {
    if (limits.concurrent !== undefined) {
      const key = `calls:${name}`;
      if (!(await store.acquire(key, id, limits.concurrent, leaseMs)))
        throw refused('CONCURRENCY', 'concurrent', limits, 1000);
      places.push(key);
    }
    for (const counter of COUNTERS) {
      const limit = limits[counter.limit];
      if (limit !== undefined) await take(counter, limit, name, limits);
    }
  }

  async function take(counter: Counter, limit: number, name: string, limits: Limits): Promise<void> {
    const { seconds } = counter;
    const most = counter.amount === 'cost' ? Math.floor(limit * MICRO) : limit;
    const points = toPoints(counter, expected);
    const now = Date.now();
    const leftMs = seconds * 1000 - (now % (seconds * 1000));
    const refuse = () => refused(counter.code, counter.limit, limits, leftMs);
    if (points > most) throw refuse();
    // The window is in the key, so that what is settled later does not reach the next one.
    const key = `${counter.limit}:${Math.floor(now / 1000 / seconds)}:${name}`;
    const { total, generation } = await store.add(key, points, seconds * 2);
    held.push({ key, counter, points, generation });
    // A limit that is used up refuses calls that are expected to be free, too.
    if (total > most || (points === 0 && total >= most)) throw refuse();
  }

  async function giveBack(): Promise<void> {
    const back = held.map(
      ({ key, counter, points, generation }) => points && store.add(key, -points, counter.seconds * 2, generation),
    );
    await Promise.allSettled([...back, ...places.map((key) => store.release(key, id))]);
  }
}

function toPoints({ amount }: Counter, amounts: Amounts): number {
  return Math.max(0, Math.ceil(amount === 'cost' ? amounts.cost * MICRO : amounts[amount]));
}

function refused(code: GatewayErrorCode, limit: keyof Limits, limits: Limits, retryAfterMs: number): GatewayError {
  return new GatewayError(code, `The limit of ${limits[limit]} ${TEXT[limit]} is reached.`, { retryAfterMs });
}
