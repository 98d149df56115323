import { array, number } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { MODEL_PATH } from '../../presets/hub-task.ts';

const FORM = 'expected Array<number>';

/** One number for each row of a table. */
function tabular<K extends 'tabular-classification' | 'tabular-regression'>(): ValueAdapter<K, number[]> {
  return {
    type: 'value',
    request: ({ input }) => ({ path: MODEL_PATH, json: input }),
    response: array(number(FORM), FORM),
    output: (predictions) => predictions,
  };
}

export const tabularClassification = tabular<'tabular-classification'>();
export const tabularRegression = tabular<'tabular-regression'>();
