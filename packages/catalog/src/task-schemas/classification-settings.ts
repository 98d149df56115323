import * as v from 'valibot';
import { classificationTransform } from './schema-parts.ts';

/** The setting of classifiers whose default depends on the model. */
export const functionToApply = v.pipe(
  classificationTransform,
  v.description(
    'Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax` otherwise.',
  ),
);
