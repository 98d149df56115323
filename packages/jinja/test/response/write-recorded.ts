// `npm run responses -w @hubkit/jinja`: asks the installed transformers for the outcomes of recorded.json, and writes them there.
// A new case is a text without an outcome in that file.
import { isDeepStrictEqual } from 'node:util';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { startResponseOracle } from './python.ts';
import { caseOf, type RecordedGroup, readRecorded, writeRecorded } from './recorded.ts';

const { found: python, missing } = findPython(pinned('transformers'));
if (python === undefined) throw new Error(missing);
const oracle = await startResponseOracle(python);
const groups: RecordedGroup[] = [];
for (const group of readRecorded().groups) {
  const answers = await oracle.parse(group.cases.map((one) => caseOf(group, one)));
  const cases = group.cases.map(({ text, prefix, ourError }, index) => {
    const [outcome, cut] = answers[index] as (typeof answers)[number];
    return {
      text,
      ...(prefix !== undefined && { prefix }),
      outcome,
      ...(!isDeepStrictEqual(cut, outcome) && { cut }),
      ...(ourError !== undefined && { ourError }),
    };
  });
  groups.push({ ...group, cases });
}
oracle.close();
writeRecorded(oracle.transformers, groups);
