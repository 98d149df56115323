import type { Meter } from './limits.ts';
import { replaceInChunks } from './map-text-in-chunks.ts';

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** Letters that abbreviate other codes. */
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

/** Values of the letters of directives, composed ones as directives again. */
function formatParts(date: Date): Readonly<Record<string, string | number | undefined>> {
  const [year, month, day, hour] = [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()];
  const weekday = date.getDay();
  const yearDay = dayNumber(year, month, day) - dayNumber(year, 0, 0);
  const sinceMonday = (weekday + 6) % 7;
  // A week belongs to the year of its Thursday.
  const thursday = day - sinceMonday + 3;
  const weekYear = new Date(year, month, thursday).getFullYear();
  return {
    A: days[weekday],
    a: days[weekday]?.slice(0, 3),
    B: months[month],
    b: months[month]?.slice(0, 3),
    C: Math.floor(year / 100),
    d: day,
    e: day,
    f: date.getMilliseconds() * 1000,
    G: weekYear,
    g: weekYear % 100,
    H: hour,
    k: hour,
    I: hour % 12 || 12,
    l: hour % 12 || 12,
    j: yearDay,
    M: date.getMinutes(),
    m: month + 1,
    P: hour < 12 ? 'am' : 'pm',
    p: hour < 12 ? 'AM' : 'PM',
    S: date.getSeconds(),
    s: Math.floor(date.getTime() / 1000),
    U: Math.floor((yearDay + 6 - weekday) / 7),
    u: weekday || 7,
    V: Math.ceil((dayNumber(year, month, thursday) - dayNumber(weekYear, 0, 0)) / 7),
    W: Math.floor((yearDay + 6 - sinceMonday) / 7),
    w: weekday,
    Y: year,
    y: year % 100,
    ...composed,
  };
}

/** The last answer: one prompt after the other asks for the date of today. */
let last = { format: '', second: Number.NaN, offset: 0, text: '' };

/**
 * Formats a date like Python on Linux, where a flag (`-`, `_`, `0`, `^`, `#`) and a width may precede the letter. Each directive
 * counts as a step.
 */
export function strftime(date: Date, format: string, rt?: Meter): string {
  const second = Math.floor(date.getTime() / 1000);
  const offset = date.getTimezoneOffset();
  if (format === last.format && second === last.second && offset === last.offset) return last.text;
  const text = expand(formatParts(date), format, rt);
  // What shows parts of a second is another text each time.
  if (!format.includes('f')) last = { format, second, offset, text };
  return text;
}

const directive = /%([-_0^#]*)(\d*)[EO]?([a-zA-Z%])/g;

function expand(parts: ReturnType<typeof formatParts>, format: string, rt?: Meter): string {
  const print = (whole: string, flags: string, width: string, letter: string): string => {
    rt?.charge(1);
    const value = parts[letter];
    if (value === undefined) return whole;
    const isText = typeof value === 'string';
    const isBlank = isText || 'ekl'.includes(letter) || /[-_]/.test(flags);
    const least = isText || flags.includes('-') ? 0 : (widths[letter] ?? 2);
    const text = isText ? expand(parts, value) : `${value}`;
    if (width.length > 3) rt?.grow(+width);
    const padded = text.padStart(+width || least, isBlank && !flags.includes('0') ? ' ' : '0');
    if (flags.includes('#') && letter === 'p') return padded.toLowerCase();
    const isUpper = flags.includes('^') ? letter !== 'P' : flags.includes('#') && 'aAbBh'.includes(letter);
    return isUpper ? padded.toUpperCase() : padded;
  };
  return replaceInChunks(rt, format, directive, print, /[A-DF-NP-Za-z]/);
}

/** Date and time as Python prints them. */
export const isoTime = (date: Date, between: string): string =>
  strftime(date, `%F${between}%T${date.getMilliseconds() ? '.%f' : ''}`);
