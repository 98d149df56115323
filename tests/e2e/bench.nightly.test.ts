import { beforeAll, describe, it } from 'vitest';
import { findChromium } from '../../scripts/browser.mjs';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { run, runs, runWhole } from './bench-runs.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

beforeAll(() => {
  run(['scripts/build.mjs']);
}, SLOW_TIMEOUT_MS);

describe('npm run bench', () => {
  it.each(Object.keys(runs).filter((name) => !['suite', 'templates', 'typing', 'workbench'].includes(name)))(
    '-- %s runs to its end',
    runWhole,
    SLOW_TIMEOUT_MS,
  );
});

describeWith(findChromium(), 'npm run bench in Chromium', () => {
  it.each(['typing', 'workbench'])('-- %s runs to its end', runWhole, SLOW_TIMEOUT_MS);
});

// Python says what each template has to give.
describeWith(findPython('Jinja2'), 'npm run bench with Python', () => {
  it.each(['suite', 'templates'])('-- %s runs to its end', runWhole, SLOW_TIMEOUT_MS);
});
