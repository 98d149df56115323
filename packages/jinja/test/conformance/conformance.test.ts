import { it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { conformance } from '../corpora/published.ts';
import { CORPORA } from './cases.ts';
import { expectPython } from './expect-python.ts';

// By generated code: conformance.nightly.test.ts.
describeWith(conformance, 'what Python renders of published templates', () => {
  it.each(CORPORA)('%s: the same text, error class and line', (corpus) => expectPython(corpus, 'closures'));
});
