// Writes expected.json of every sample anew, by asking Python: npm run samples -w @hubkit/jinja
import { writeFileSync } from 'node:fs';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { askPython } from './ask-python.ts';
import { printExpected, readSamples } from './samples.ts';

const { found: python, missing } = findPython(pinned('Jinja2'));
if (python === undefined) throw new Error(missing);
const samples = [...readSamples('chat'), ...readSamples('features')];
const { outcomes } = await askPython(python, samples);
for (const [sample, found] of outcomes) writeFileSync(sample.expectedFile, printExpected(found));
console.log(`${samples.length} samples`);
