const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** Letters that stand for other codes. */
const composed: Record<string, string> = {
  c: '%a %b %e %T %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  n: '\n',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  T: '%H:%M:%S',
  t: '\t',
  X: '%T',
  x: '%D',
  Z: '',
  z: '',
  '%': '%',
};

/** Minimum number of digits by directive, where it is not 2. */
const widths: Record<string, number> = { f: 6, G: 4, j: 3, s: 1, u: 1, w: 1, Y: 1 };

/** The number of a day; month and day count on past their ends. */
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / 864e5;

/** The name or number that a letter stands for; undefined: it stands for none. */
function partOf(date: Date, letter: string): string | number | undefined {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const hour = date.getHours();
  const weekday = date.getDay();
  const yearDay = dayNumber(year, month, day) - dayNumber(year, 0, 0);
  const sinceMonday = (weekday + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = day - sinceMonday + 3;
  const weekYear = () => new Date(year, month, thursday).getFullYear();
  switch (letter) {
    case 'A':
      return days[weekday];
    case 'a':
      return days[weekday]?.slice(0, 3);
    case 'B':
      return months[month];
    case 'b':
      return months[month]?.slice(0, 3);
    case 'C':
      return Math.floor(year / 100);
    case 'd':
    case 'e':
      return day;
    case 'f':
      return date.getMilliseconds() * 1000;
    case 'G':
      return weekYear();
    case 'g':
      return weekYear() % 100;
    case 'H':
    case 'k':
      return hour;
    case 'I':
    case 'l':
      return hour % 12 || 12;
    case 'j':
      return yearDay;
    case 'M':
      return date.getMinutes();
    case 'm':
      return month + 1;
    case 'P':
      return hour < 12 ? 'am' : 'pm';
    case 'p':
      return hour < 12 ? 'AM' : 'PM';
    case 'S':
      return date.getSeconds();
    case 's':
      return Math.floor(date.getTime() / 1000);
    case 'U':
      return Math.floor((yearDay + 6 - weekday) / 7);
    case 'u':
      return weekday || 7;
    case 'V':
      return Math.ceil((dayNumber(year, month, thursday) - dayNumber(weekYear(), 0, 0)) / 7);
    case 'W':
      return Math.floor((yearDay + 6 - sinceMonday) / 7);
    case 'w':
      return weekday;
    case 'Y':
      return year;
    case 'y':
      return year % 100;
  }
  return undefined;
}

/** The last answer: one prompt after the other asks for the date of today. */
let last = { format: '', second: Number.NaN, offset: 0, text: '' };

/** `datetime.strftime` as Python has it on Linux, where a flag (`-`, `_`, `0`, `^`, `#`) and a width may stand before the letter. */
export function strftime(date: Date, format: string): string {
  const second = Math.floor(date.getTime() / 1000);
  const offset = date.getTimezoneOffset();
  if (format === last.format && second === last.second && offset === last.offset) return last.text;
  const text = expand(date, format);
  // What shows parts of a second is another text each time.
  if (!format.includes('f')) last = { format, second, offset, text };
  return text;
}

const expand = (date: Date, format: string): string =>
  format.replace(/%([-_0^#]*)(\d*)[EO]?([a-zA-Z%])/g, (whole, flags: string, width: string, letter: string) => {
    const value = composed[letter] ?? partOf(date, letter);
    if (value === undefined) return whole;
    const isText = typeof value === 'string';
    const isBlank = isText || 'ekl'.includes(letter) || /[-_]/.test(flags);
    const least = isText || flags.includes('-') ? 0 : (widths[letter] ?? 2);
    const text = isText ? expand(date, value) : `${value}`;
    const padded = text.padStart(+width || least, isBlank && !flags.includes('0') ? ' ' : '0');
    if (flags.includes('#') && letter === 'p') return padded.toLowerCase();
    const isUpper = flags.includes('^') ? letter !== 'P' : flags.includes('#') && 'aAbBh'.includes(letter);
    return isUpper ? padded.toUpperCase() : padded;
  });

/** Date and time as Python prints them. */
export const isoTime = (date: Date, between: string): string =>
  strftime(date, `%F${between}%T${date.getMilliseconds() ? '.%f' : ''}`);
