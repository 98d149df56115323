import { it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { conformance } from '../corpora/published.ts';
import { CORPORA } from './cases.ts';
import { expectPython } from './expect-python.ts';

describeWith(conformance, 'what Python renders of published templates, by generated code', () => {
  it.each(CORPORA)('%s: the same text, error class and line', (corpus) => expectPython(corpus, 'generated code'));
});
