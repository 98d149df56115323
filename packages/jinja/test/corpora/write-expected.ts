// Writes the outcomes of every sample anew, by asking Python: npm run samples -w @hubkit/jinja
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { askPython } from './ask-python.ts';
import { readSamples, writeExpected } from './samples.ts';

const { found: python, missing } = findPython(pinned('Jinja2'));
if (python === undefined) throw new Error(missing);
const samples = [...readSamples('chat'), ...readSamples('features')];
const { outcomes } = await askPython(python, samples);
for (const [sample, found] of outcomes) writeExpected(sample, found);
console.log(`${samples.length} samples`);
