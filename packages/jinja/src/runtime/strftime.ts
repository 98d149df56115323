const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What each letter stands for: other codes, or a number with its width (a space in front: padded with blanks). */
const codes: Record<string, string | ((date: Date) => string | readonly [value: number, width: number, pad?: string])> =
  {
    c: '%a %b %e %H:%M:%S %Y',
    D: '%m/%d/%y',
    F: '%Y-%m-%d',
    h: '%b',
    r: '%I:%M:%S %p',
    R: '%H:%M',
    T: '%H:%M:%S',
    x: '%m/%d/%y',
    X: '%H:%M:%S',
    n: '\n',
    t: '\t',
    Z: '',
    z: '',
    A: (d) => days[d.getDay()] as string,
    a: (d) => (days[d.getDay()] as string).slice(0, 3),
    B: (d) => months[d.getMonth()] as string,
    b: (d) => (months[d.getMonth()] as string).slice(0, 3),
    C: (d) => [Math.floor(d.getFullYear() / 100), 2],
    d: (d) => [d.getDate(), 2],
    e: (d) => [d.getDate(), 2, ' '],
    f: (d) => [d.getMilliseconds() * 1000, 6],
    G: (d) => [isoWeek(d)[0], 4],
    g: (d) => [isoWeek(d)[0] % 100, 2],
    H: (d) => [d.getHours(), 2],
    I: (d) => [d.getHours() % 12 || 12, 2],
    j: (d) => [dayOfYear(d), 3],
    k: (d) => [d.getHours(), 2, ' '],
    l: (d) => [d.getHours() % 12 || 12, 2, ' '],
    M: (d) => [d.getMinutes(), 2],
    m: (d) => [d.getMonth() + 1, 2],
    P: (d) => (d.getHours() < 12 ? 'am' : 'pm'),
    p: (d) => (d.getHours() < 12 ? 'AM' : 'PM'),
    S: (d) => [d.getSeconds(), 2],
    s: (d) => [Math.floor(d.getTime() / 1000), 1],
    U: (d) => [Math.floor((dayOfYear(d) + 6 - d.getDay()) / 7), 2],
    u: (d) => [d.getDay() || 7, 1],
    V: (d) => [isoWeek(d)[1], 2],
    W: (d) => [Math.floor((dayOfYear(d) + 6 - ((d.getDay() + 6) % 7)) / 7), 2],
    w: (d) => [d.getDay(), 1],
    Y: (d) => [d.getFullYear(), 1],
    y: (d) => [d.getFullYear() % 100, 2],
  };

const dayNumber = (d: Date): number => Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()) / 864e5;
const dayOfYear = (d: Date): number => dayNumber(d) - Date.UTC(d.getFullYear(), 0, 0) / 864e5;

function isoWeek(d: Date): [year: number, week: number] {
  const thursday = new Date((dayNumber(d) - ((d.getDay() + 6) % 7) + 3) * 864e5);
  const year = thursday.getUTCFullYear();
  return [year, Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 864e5 + 1) / 7)];
}

/** `datetime.strftime` as Python has it on Linux, where a flag (`-`, `_`, `0`, `^`, `#`) and a width may stand before the letter. */
export function strftime(date: Date, format: string): string {
  return format.replace(/%([-_0^#]*)(\d*)([a-zA-Z%])/g, (whole, flags: string, width: string, letter: string) => {
    if (letter === '%') return '%';
    const code = codes[letter];
    if (code === undefined) return whole;
    const value = typeof code === 'string' ? strftime(date, code) : code(date);
    let text: string;
    let pad = ' ';
    if (typeof value === 'string') text = value.padStart(+width, flags.includes('0') ? '0' : ' ');
    else {
      pad = flags.includes('_') ? ' ' : flags.includes('0') ? '0' : (value[2] ?? '0');
      text = flags.includes('-') ? `${value[0]}` : String(value[0]).padStart(+width || value[1], pad);
    }
    if (flags.includes('#') && letter === 'p') return text.toLowerCase();
    return /[\^#]/.test(flags) ? text.toUpperCase() : text;
  });
}
