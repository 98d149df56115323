import { expect, it } from 'vitest';
import {
  applyChatTemplate,
  convertToolArguments,
  putSystemInUserMessage,
  putToolsInSystemMessage,
  type TokenizerConfig,
} from '../../src/chat/index.ts';
import { TemplateError } from '../../src/index.ts';
import { chatTemplates } from '../corpora/all.ts';

const polyfills = [putToolsInSystemMessage, convertToolArguments, putSystemInUserMessage];
const user = { role: 'user', content: 'How is Xuser?' };
const system = { role: 'system', content: 'Obey Xsystem.' };
const call = {
  role: 'assistant',
  content: '',
  tool_calls: [{ id: 'call00001', type: 'function', function: { name: 'look', arguments: '{"place": "Xargument"}' } }],
};
const result = { role: 'tool', name: 'look', tool_call_id: 'call00001', content: 'Xresult' };
const tool = {
  type: 'function',
  function: {
    name: 'look',
    description: 'Xtool',
    parameters: {
      type: 'object',
      properties: { place: { type: 'string', description: 'Where.' } },
      required: ['place'],
    },
  },
};

/** Templates that show the names and parameters of tools, but no descriptions. */
const NAMES_ONLY = new Set(['chat/functionary']);

/** Lists the words that a rendered conversation lacks; gives the error of one that the template refuses. */
function missing(
  source: TokenizerConfig,
  messages: readonly object[],
  words: readonly string[],
  tools: object[] | null,
) {
  const variables = { bos_token: '<s>', eos_token: '</s>' };
  const render = (options: object) => applyChatTemplate(source, messages, { tools, variables, ...options });
  try {
    const text = render({ polyfills });
    return words.filter((word) => !text.includes(word)).join(', ');
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return error.rawMessage;
  }
}

/** As configurations, which keep their compiled template for the next of many renders. */
const usable = chatTemplates()
  .map(({ id, template }) => ({ id, source: { chat_template: template } }))
  .filter(({ source }) => missing(source, [user], ['Xuser'], null) === '');

it.each<[string, readonly object[], readonly string[], object[] | null, number]>([
  ['system messages', [system, user], ['Xsystem', 'Xuser'], null, 0.99],
  ['tools', [user], ['Xuser', 'Xtool'], [tool], 0.99],
  ['tool calls and results', [user, call, result], ['Xuser', 'Xargument', 'Xresult'], [tool], 0.95],
])('%s appear in the prompt of chat templates', (name, messages, words, tools, share) => {
  const problems = usable.flatMap(({ id, source }) => {
    const shown = tools && NAMES_ONLY.has(id) ? words.map((word) => (word === 'Xtool' ? 'look' : word)) : words;
    const problem = missing(source, messages, shown, tools);
    return problem ? [`${id}: ${problem}`] : [];
  });
  console.info(`${name}: ${usable.length - problems.length} of ${usable.length} chat templates`);
  expect(usable.length - problems.length, problems.join('\n')).toBeGreaterThanOrEqual(usable.length * share);
});
