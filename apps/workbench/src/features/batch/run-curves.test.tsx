import type { NumberedMoment } from '@hubkit/bulk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeSpeed, RunCurves } from './run-curves.tsx';

/** A run of 10 rows per second, looked at four times a second. */
const moments = (number: number) =>
  Array.from({ length: number }, (_, place) => ({
    at: 1000 + place * 250,
    state: place === number - 1 ? 'over' : 'running',
    done: place * 2.5,
    dead: 0,
    claimed: 3,
    requests: 20,
    concurrency: 4,
    rowsPerSecond: 10,
    latency: { p50: 20, p95: 30 },
  })) as unknown as readonly NumberedMoment[]; // The members that are drawn.
const draw = (number: number) => renderToStaticMarkup(<RunCurves moments={moments(number)} />);

it('draws curves of a run with enough moments, with the names of their lines', () => {
  expect(draw(8).match(/<svg/g)).toHaveLength(3);
  expect(draw(8)).toContain('<span data-line="1">allowed</span>');
  expect(draw(8)).toContain('<strong>10</strong>');
});

it('has the numbers alone for a short run, and nothing for a single moment', () => {
  expect(draw(5)).toBe('');
  expect(describeSpeed(moments(5))).toEqual([
    ['Rows per second', '10'],
    ['Latency', '20 ms, 95 % below 30 ms'],
  ]);
  expect(describeSpeed(moments(5).slice(0, 4)).at(-1)).toEqual(['Requests at once', 'up to 4']);
  expect(describeSpeed(moments(1))).toEqual([]);
  expect(describeSpeed(moments(8))).toEqual([]);
});

it('invents no rates for a run that made no request', () => {
  const kept = (number: number) => moments(number).map((moment) => ({ ...moment, requests: 0 }));
  expect(describeSpeed(kept(5))).toEqual([]);
  expect(renderToStaticMarkup(<RunCurves moments={kept(8)} />)).toBe('');
});

it('has the figures of the last start alone, and none where that has called nothing', () => {
  const kept = moments(8).map(({ latency, ...moment }) => ({ ...moment, at: moment.at + 900_000 }));
  const again = [...moments(8), ...kept];
  expect(renderToStaticMarkup(<RunCurves moments={again} />)).toBe('');
  expect(describeSpeed(again)).toEqual([]);
  const later = moments(8).map((moment) => ({ ...moment, at: moment.at + 900_000 }));
  expect(renderToStaticMarkup(<RunCurves moments={[...moments(8), ...later]} />)).toContain('<strong>10</strong>');
});
