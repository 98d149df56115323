const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'narrow' });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `Nov 23, 2026, 1:47 AM`, the form of dates on every page. */
export function dateTime(ms: number): string {
  return DATE.format(ms);
}

/** `3h ago`, for the last month; older times as a date. */
export function ago(ms: number, now = Date.now()): string {
  const passed = now - ms;
  if (passed > 30 * UNITS[0][1]) return DATE.format(ms);
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit ? AGO.format(-Math.floor(passed / unit[1]), unit[0]) : 'just now';
}
