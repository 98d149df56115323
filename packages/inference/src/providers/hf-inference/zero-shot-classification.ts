import type { ZeroShotClassificationOutputElement } from '@hubkit/task-types';
import { array, check, type GenericSchema, lazy, looseObject, minLength, number, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { MODEL_PATH } from '../../presets/hub-task.ts';
import { createListSchema } from '../../presets/list-schema.ts';

/** All labels of a text in one object, as most servers send them. */
type Grouped = {
  readonly sequence: string;
  readonly labels: string[];
  readonly scores: number[];
};

/** A label of the only text, as the newest servers send them. */
type Labeled = {
  readonly label: string;
  readonly score: number;
};

const grouped = pipe(
  looseObject({ labels: pipe(array(string()), minLength(1)), scores: array(number()), sequence: string() }),
  check(({ labels, scores }) => labels.length === scores.length),
);
const labeled = looseObject({ label: string(), score: number() });

/** Either form. The error names a place in the one that the response resembles. */
const item: GenericSchema<unknown, Grouped | Labeled> = lazy((value) =>
  value instanceof Object && 'label' in value ? labeled : grouped,
);

const adapter: ValueAdapter<'zero-shot-classification', readonly (Grouped | Labeled)[]> = {
  type: 'value',
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
  response: createListSchema(item, { form: 'Array<{labels: string[], scores: number[], sequence: string}>' }),
  output(items, { input: { inputs } }) {
    // One text gives one element for each label, several texts give one element for each text.
    const isOne = typeof inputs === 'string' && items.length === 1;
    return items.flatMap((each): ZeroShotClassificationOutputElement[] => {
      if ('label' in each) return [each];
      const labels = each.labels.map((label, at) => ({ label, score: each.scores[at] as number }));
      return isOne ? labels : [{ ...(labels[0] as Labeled), ...each }];
    });
  },
};

export const zeroShotClassification: ValueAdapter<'zero-shot-classification'> = adapter;
