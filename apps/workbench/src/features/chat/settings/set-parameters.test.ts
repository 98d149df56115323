import { expect, it } from 'vitest';
import { FIRST_SETTINGS } from '../conversation/chat-settings.ts';
import { FIRST_COLUMN } from '../conversation/columns.ts';
import { printSchema } from '../structured/schema-rows.ts';
import { ownParameters, setParameters } from './set-parameters.ts';
import { titleOfSchema, titleOfTools } from './setting-titles.ts';

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

it('names the settings of a column that are not those of the chat', () => {
  const own = { temperature: 0.9, systemPrompt: '', maxTokens: null, isStreamed: true, topP: 0.5 };
  const columns = [FIRST_COLUMN, { ...FIRST_COLUMN, id: 'b', own }];
  const settings = { systemPrompt: 'Be brief.', isStreamed: false, temperature: 0.2, maxTokens: 40, topP: 0.5 };
  expect(ownParameters({ columns, settings }, 'a')).toEqual([]);
  expect(ownParameters({ columns, settings }, 'b').map(({ label }) => label)).toEqual([
    'No system prompt',
    'Temperature 0.9',
    'Max tokens: provider’s default',
    'Streamed',
  ]);
});

it('titles tools and structured output by what they have', () => {
  const tools = ['', '[]', '[{}]', '[{}, {}]', 'not JSON'];
  expect(tools.map((text) => titleOfTools({ ...FIRST_SETTINGS, tools: text }))).toEqual([
    'Tools',
    'Tools',
    '1 tool',
    '2 tools',
    'Tools · not sent',
  ]);
  const fields = printSchema([{ name: 'sky', type: 'string', description: '', isRequired: true }]);
  const schemas = ['', fields, '{"anyOf": []}', '{'];
  expect(schemas.map((schema) => titleOfSchema({ ...FIRST_SETTINGS, schema }))).toEqual([
    'Structured output',
    'Structured output · 1 field',
    'Structured output · JSON Schema',
    'Structured output · not sent',
  ]);
});
