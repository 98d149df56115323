import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordedRuntimes } from '../../scripts/runtimes-table.ts';
import { measureRuntimes, type Trial } from './runtimes/measure.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const recorded: RecordedRuntimes = JSON.parse(readFileSync(join(root, 'docs/runtimes.json'), 'utf8'));

let trials: readonly Trial[];
let missing: readonly string[];

beforeAll(async () => {
  ({ trials, missing } = await measureRuntimes());
}, SLOW_TIMEOUT_MS);

describe('the packages in every runtime', () => {
  // `npm run runtimes` writes the table anew, where a difference is meant.
  it.each(recorded.trials)('work in $name as the table in the README says', ({ name, packages }) => {
    const trial = trials.find((each) => each.name === name);
    // A browser that this system cannot install is named instead of being left out in silence.
    if (trial === undefined) expect(missing).toContain(name);
    else expect(trial.packages, JSON.stringify(trial.failed)).toEqual(packages);
  });
});
