import { expect, it } from 'vitest';
import { strftime } from './strftime.ts';

// Python 3.11 on Linux, datetime(2024, 12, 30, 8, 5, 9, 42000).
it.each([
  ['%Y-%m-%d %H:%M:%S', '2024-12-30 08:05:09'],
  ['%d %b %Y, %A, %B', '30 Dec 2024, Monday, December'],
  ['%-d/%-m %-H %_H %e %k %l', '30/12 8  8 30  8  8'],
  ['%I:%M %p %P %#p', '08:05 AM am am'],
  ['%j %U %W %V %G %g %u %w %C %y', '365 52 53 01 2025 25 1 1 20 24'],
  ['%^a %^B %#a %10A %010A %5d', 'MON DECEMBER MON     Monday 0000Monday 00030'],
  [
    '%c|%x|%X|%D|%F|%T|%R|%r',
    'Mon Dec 30 08:05:09 2024|12/30/24|08:05:09|12/30/24|2024-12-30|08:05:09|08:05|08:05:09 AM',
  ],
  ['%f%%%n%t%Q%', '042000%\n\t%Q%'],
])('formats %s as Python does', (format, python) => {
  expect(strftime(new Date(2024, 11, 30, 8, 5, 9, 42), format)).toBe(python);
});

it('tells one second from the next, and parts of a second', () => {
  const at = (second: number, ms: number, format: string) => strftime(new Date(2024, 0, 1, 0, 0, second, ms), format);
  expect([at(1, 0, '%S'), at(1, 9, '%S'), at(2, 0, '%S'), at(2, 0, '%M')]).toEqual(['01', '01', '02', '00']);
  expect([at(1, 0, '%f'), at(1, 9, '%f')]).toEqual(['000000', '009000']);
});
