import { expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../conversation/chat-settings.ts';
import { setParameters } from './set-parameters.ts';

it('names what differs from the defaults, and nothing else', () => {
  expect(setParameters(FIRST_SETTINGS)).toEqual([]);
  const settings = {
    ...FIRST_SETTINGS,
    systemPrompt: 'Be brief.',
    temperature: 0,
    maxTokens: 40,
    schema: '{}',
    tools: '[{}, {}]',
    isStreamed: false,
  };
  expect(setParameters(settings)).toEqual([
    'System prompt',
    'Temperature 0',
    'Max tokens 40',
    'Structured output',
    '2 tools',
    'Not streamed',
  ]);
  expect(setParameters({ ...FIRST_SETTINGS, tools: 'not JSON' })).toEqual([]);
});
