import { expect, it } from 'vitest';
import type { ScenarioCell } from '../../template-engine/protocol.ts';
import { countOutcomes } from './scenario-counts.ts';

const cell = (of: Partial<ScenarioCell>): ScenarioCell => ({
  scenario: 'tools',
  template: 'default',
  state: 'rendered',
  text: '',
  lost: [],
  ...of,
});

it('counts each scenario once, under its worst outcome', () => {
  expect(countOutcomes([cell({}), cell({})])).toBe('2 complete');
  expect(
    countOutcomes([
      cell({}),
      cell({ lost: ['tools'] }),
      cell({ lost: ['tools'], forges: 'marks' }),
      cell({ forges: 'marks' }),
      cell({ state: 'failed' }),
      cell({ state: 'stopped' }),
    ]),
  ).toBe('1 complete · 2 incomplete · 1 unsafe · 2 failed');
});
