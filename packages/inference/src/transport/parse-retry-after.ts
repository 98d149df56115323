/** Delay in ms that the service requests, from the most precise of its headers; undefined if it requests none. */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  return (
    amount(headers.get('retry-after-ms'), 1) ??
    amount(headers.get('retry-after'), 1000) ??
    untilDate(headers, now) ??
    amount(/(?:^|;)\s*r=0\s*;(?:.*;)?\s*t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1], 1000) ??
    readReset(headers, 'requests') ??
    readReset(headers, 'tokens')
  );
}

function amount(text: string | null | undefined, unitMs: number): number | undefined {
  return text && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) * unitMs : undefined;
}

/** Delay until a date, from the server's `Date` header where there is one: the local clock may be wrong by hours. */
function untilDate(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  // Date.parse takes '-1' and '1, 2' for dates, so only the form that HTTP has is given to it.
  if (!/^\w{3}, .* GMT$/.test(text)) return;
  const date = Date.parse(text);
  if (Number.isNaN(date)) return;
  const serverNow = Date.parse(headers.get('date') ?? '');
  return Math.max(0, date - (Number.isNaN(serverNow) ? now : serverNow));
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, '': 1000, s: 1000, m: 60_000, h: 3_600_000 };

/** `x-ratelimit-reset-requests: 1m2.5s`, where nothing remains. */
function readReset(headers: Headers, what: string): number | undefined {
  if (headers.get(`x-ratelimit-remaining-${what}`) !== '0') return;
  let sum = 0;
  for (const [, number, unit = ''] of (headers.get(`x-ratelimit-reset-${what}`) ?? '').matchAll(
    /([\d.]+)(ms|[smh]?)/g,
  )) {
    sum += Number(number) * (UNITS[unit] ?? 0);
  }
  return sum || undefined;
}
