/** A limit of a provider of which little is left. */
export interface NearLimit {
  readonly what: 'requests' | 'tokens';
  readonly remaining: number;
  readonly limit: number;
  /** Time of the reset in ms since 1970. */
  readonly resetAt: number;
}

/** Share of a limit below which it is near. */
const NEAR = 0.2;
/** Time until the reset in ms where a response does not state it: most limits are per minute. */
const MINUTE_MS = 60_000;
const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Reads from the headers of a response which limit is nearest: those of OpenAI's form (`x-ratelimit-remaining-requests`), and of
 * the IETF draft (`ratelimit: "api";r=3;t=55` with `ratelimit-policy: "api";q=60`). Undefined if a fifth or more of each is left.
 */
export function readNearLimit(headers: Headers, now: number): NearLimit | undefined {
  const field = (name: string, key: string) => new RegExp(`;\\s*${key}=(\\d+)`).exec(headers.get(name) ?? '')?.[1];
  const limits = (['requests', 'tokens'] as const).map((what) => ({
    what,
    remaining: count(headers.get(`x-ratelimit-remaining-${what}`)),
    limit: count(headers.get(`x-ratelimit-limit-${what}`)),
    resetMs: parseTime(headers.get(`x-ratelimit-reset-${what}`)),
  }));
  const draft = {
    what: 'requests' as const,
    remaining: count(field('ratelimit', 'r')),
    limit: count(field('ratelimit-policy', 'q')),
    resetMs: parseTime(field('ratelimit', 't')),
  };
  return [...limits, draft]
    .flatMap(({ what, remaining, limit, resetMs = MINUTE_MS }) =>
      remaining === undefined || !limit || remaining >= limit * NEAR
        ? []
        : [{ what, remaining, limit, resetAt: now + resetMs }],
    )
    .sort((a, b) => a.remaining / a.limit - b.remaining / b.limit)[0];
}

function count(text: string | null | undefined): number | undefined {
  return text && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** Reads `1m2.5s`, `120ms` or a number of seconds. */
function parseTime(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (/^[\d.]+$/.test(text.trim())) return Number(text) * 1000;
  const parts = [...text.matchAll(/([\d.]+)\s*(ms|[smhd])/g)];
  return parts.length === 0
    ? undefined
    : parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * (UNITS_MS[unit] ?? 0), 0);
}
