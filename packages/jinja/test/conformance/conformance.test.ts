import { expect, it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { conformance } from '../corpora/published.ts';
import { CORPORA, readCases } from './cases.ts';
import { expectPython } from './expect-python.ts';
import { PYTHON_ONLY } from './python-only.ts';

// By generated code: conformance.nightly.test.ts.
describeWith(conformance, 'what Python renders of published templates', () => {
  it.each(CORPORA)('%s: the same text, error class and line', (corpus) => expectPython(corpus, 'closures'));

  it('leaves out only cases that exist, each with its reason', () => {
    const ids = new Set(CORPORA.flatMap((corpus) => readCases(corpus).map((item) => `${corpus}/${item.id}`)));
    for (const [id, reason] of Object.entries(PYTHON_ONLY)) {
      console.info(`left out: ${id}: ${reason}`);
      expect(ids).toContain(id);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
