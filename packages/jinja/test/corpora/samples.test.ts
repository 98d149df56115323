import { describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { differingMode } from '../differential/campaign.ts';
import { compare } from '../differential/compare.ts';
import { type Outcome, run } from '../engine.ts';
import { askPython } from './ask-python.ts';
import { readExpected, readSamples, writeExpected } from './samples.ts';

type Outcomes = Readonly<Record<string, Outcome>>;

const readAll = () => [...readSamples('chat'), ...readSamples('features')];
const foundPython = findPython(pinned('Jinja2'));

if (process.env.UPDATE_SAMPLES === '1') await updateOutcomes();
const samples = readAll();

describe('what Python renders', () => {
  it.each(samples)('$name', (sample) => {
    const expected = readExpected(sample);
    expect([...sample.cases.keys()]).toEqual(Object.keys(expected));
    for (const [context, item] of sample.cases) {
      const [python, ours] = [expected[context] as Outcome, run(item)];
      if (compare(python, ours) !== undefined) expect({ [context]: ours }).toEqual({ [context]: python });
      // By generated code and traced, too.
      expect(differingMode(item, ours), context).toBeUndefined();
    }
  });
});

describeWith(foundPython, 'stored outcomes of the template samples, against Python', (python) => {
  it('are what Python renders now', async () => {
    const { version, outcomes } = await askPython(python, samples);
    // Other versions of Python word some of their own errors differently.
    const comparable = version.startsWith('3.11.') ? (stored: Outcomes) => stored : withoutMessages;
    for (const [sample, now] of outcomes)
      expect(comparable(readExpected(sample)), `samples/${sample.name} (UPDATE_SAMPLES=1 writes it)`).toEqual(
        comparable(now),
      );
  });
});

/** Writes what Python renders now into the pages. */
async function updateOutcomes(): Promise<void> {
  const { found: python, missing } = foundPython;
  if (python === undefined) throw new Error(missing);
  const { outcomes } = await askPython(python, readAll());
  writeExpected(new Map([...outcomes].map(([{ name }, found]) => [name, found])));
}

const withoutMessages = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [name, outcome.ok ? outcome : { ...outcome, message: '' }]),
  );
