const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** Letters that stand for other codes. */
const composed: Record<string, string> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  n: '\n',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  T: '%H:%M:%S',
  t: '\t',
  X: '%H:%M:%S',
  x: '%m/%d/%y',
  Z: '',
  z: '',
};

/** Letters that stand for names or numbers. */
const codes: Record<string, (date: Date) => string | number> = {
  A: (d) => days[d.getDay()] as string,
  a: (d) => (days[d.getDay()] as string).slice(0, 3),
  B: (d) => months[d.getMonth()] as string,
  b: (d) => (months[d.getMonth()] as string).slice(0, 3),
  C: (d) => Math.floor(d.getFullYear() / 100),
  d: (d) => d.getDate(),
  e: (d) => d.getDate(),
  f: (d) => d.getMilliseconds() * 1000,
  G: (d) => isoWeek(d)[0],
  g: (d) => isoWeek(d)[0] % 100,
  H: (d) => d.getHours(),
  I: (d) => d.getHours() % 12 || 12,
  j: dayOfYear,
  k: (d) => d.getHours(),
  l: (d) => d.getHours() % 12 || 12,
  M: (d) => d.getMinutes(),
  m: (d) => d.getMonth() + 1,
  P: (d) => (d.getHours() < 12 ? 'am' : 'pm'),
  p: (d) => (d.getHours() < 12 ? 'AM' : 'PM'),
  S: (d) => d.getSeconds(),
  s: (d) => Math.floor(d.getTime() / 1000),
  U: (d) => Math.floor((dayOfYear(d) + 6 - d.getDay()) / 7),
  u: (d) => d.getDay() || 7,
  V: (d) => isoWeek(d)[1],
  W: (d) => Math.floor((dayOfYear(d) + 6 - ((d.getDay() + 6) % 7)) / 7),
  w: (d) => d.getDay(),
  Y: (d) => d.getFullYear(),
  y: (d) => d.getFullYear() % 100,
};

/** How many digits a number has at least, where it is not two. */
const widths: Record<string, number> = { f: 6, G: 4, j: 3, s: 1, u: 1, w: 1, Y: 1 };

const dayNumber = (d: Date): number => Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()) / 864e5;

function dayOfYear(d: Date): number {
  return dayNumber(d) - Date.UTC(d.getFullYear(), 0, 0) / 864e5;
}

function isoWeek(d: Date): [year: number, week: number] {
  const thursday = new Date((dayNumber(d) - ((d.getDay() + 6) % 7) + 3) * 864e5);
  const year = thursday.getUTCFullYear();
  return [year, Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 864e5 + 1) / 7)];
}

/** `datetime.strftime` as Python has it on Linux, where a flag (`-`, `_`, `0`, `^`, `#`) and a width may stand before the letter. */
export function strftime(date: Date, format: string): string {
  let text = '';
  for (let i = 0; i < format.length; i++) {
    const char = format[i] as string;
    if (char !== '%') {
      text += char;
      continue;
    }
    const letter = format[++i] as string;
    const code = codes[letter];
    // Flags, widths and what stands for several codes: the slow way for the rest.
    if (!code) return text + withFlags(date, format.slice(i - 1));
    const value = code(date);
    text += typeof value === 'string' ? value : digits(value, letter);
  }
  return text;
}

function digits(value: number, letter: string): string {
  return String(value).padStart(widths[letter] ?? 2, 'ekl'.includes(letter) ? ' ' : '0');
}

function withFlags(date: Date, format: string): string {
  return format.replace(/%([-_0^#]*)(\d*)[EO]?([a-zA-Z%])/g, (whole, flags: string, width: string, letter: string) => {
    const value = letter === '%' ? '%' : (composed[letter] ?? codes[letter]?.(date));
    if (value === undefined) return whole;
    const isText = typeof value === 'string';
    if (whole.length === 2 && !(letter in composed))
      return isText ? value : String(value).padStart(widths[letter] ?? 2, 'ekl'.includes(letter) ? ' ' : '0');
    const pad = isText || 'ekl'.includes(letter) || /[-_]/.test(flags) ? ' ' : '0';
    const fallback = isText || flags.includes('-') ? 0 : (widths[letter] ?? 2);
    const text = isText && letter in composed ? strftime(date, value) : String(value);
    const padded = text.padStart(+width || fallback, flags.includes('0') ? '0' : pad);
    if (flags.includes('#') && letter === 'p') return padded.toLowerCase();
    const isUpper = flags.includes('^') ? letter !== 'P' : flags.includes('#') && 'aAbBh'.includes(letter);
    return isUpper ? padded.toUpperCase() : padded;
  });
}
