import { expect, it } from 'vitest';
import { runScenario } from '../../template-engine/run-scenarios.ts';
import { SAMPLES } from './samples.ts';

const [chatml, tools] = SAMPLES;

it.each([
  ['plain', []],
  ['system', []],
  ['tool-call', ['tool call', 'functions']],
  ['tool-result', ['tool call']],
  ['parallel-calls', ['second call']],
  ['documents', ['documents']],
  ['reasoning', ['reasoning']],
])('says of a template without tools that %s loses %j', (id, lost) => {
  expect(runScenario({ name: 'a', source: chatml?.source ?? '' }, id, '{}')).toMatchObject({ state: 'rendered', lost });
});

it.each(['plain', 'system', 'tool-call', 'tool-result', 'parallel-calls', 'images', 'generation-prompt'])(
  'says of a template with tools and images that %s is complete',
  (id) => {
    expect(runScenario({ name: 'a', source: tools?.source ?? '' }, id, '{}')).toMatchObject({
      state: 'rendered',
      lost: [],
    });
  },
);

it('says of an error nothing more', () => {
  expect(runScenario({ name: 'a', source: '{{ messages | nothing }}' }, 'tool-call', '{}')).toMatchObject({
    state: 'failed',
    lost: [],
  });
});
