import type { Check } from './check.ts';

/** Demos can be drawn: spans lie inside of their text, rows are as wide as the head, scores are between 0 and 1. */
export const check: Check = ({ pages }) =>
  [...pages].flatMap(([task, { demo }]) =>
    [...demo.inputs, ...demo.outputs].flatMap((item) => {
      switch (item.type) {
        case 'text-with-tokens':
          return item.tokens
            .filter(({ start, end }) => start < 0 || start >= end || end > item.text.length)
            .map(({ type }) => ({ message: `${task}: the span "${type}" lies outside of its text.` }));
        case 'tabular':
          return item.table
            .filter((row) => row.length !== item.table[0]?.length)
            .map((row) => ({
              message: `${task}: the row "${row.join(', ')}" is not as wide as the head of its table.`,
            }));
        case 'chart':
          return item.data
            .filter(({ score }) => score < 0 || score > 1)
            .map(({ label }) => ({ message: `${task}: the score of "${label}" is not between 0 and 1.` }));
        default:
          return [];
      }
    }),
  );
