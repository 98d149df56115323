import { expect, it } from 'vitest';
import { choicesOf, makeCase } from '../differential/campaign.ts';
import { run } from '../engine.ts';

const SEED = Number(process.env.RANDOM_SEED ?? 77);
const CASES = Number(process.env.RANDOM_CASES ?? 800);

/** Addresses are made up, and never the same twice. */
const shown = (outcome: unknown): string => JSON.stringify(outcome).replace(/0x[0-9a-f]{6,}/gi, '0x…');

it('renders random templates as closures do', () => {
  for (let index = 0; index < CASES; index++) {
    const item = makeCase(choicesOf(SEED, index));
    expect([item, shown(run({ ...item, isGenerated: true }))]).toEqual([item, shown(run(item))]);
  }
}, 300_000);
