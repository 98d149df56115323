// What is rendered: our own chat templates, and those of published models where the further corpora are there, with conversations
// of 2, 20 and 200 messages, with and without tools.
import { readFileSync } from 'node:fs';
import { findShared } from '../../scripts/corpora.mjs';

const SUITE = new URL('../../packages/jinja-suite/samples/suite.json', import.meta.url);

export const LENGTHS = [2, 20, 200];

/** The sources of templates: samples of the repository, and published models. */
export const CORPORA = ['own', 'published'];

/** Texts of messages: about 100 characters, the same with characters that take two bytes each, and both with about 400. */
export const TEXTS = ['Latin-1', 'two-byte', 'Latin-1, long', 'two-byte, long'];

const otherTexts = TEXTS.slice(1);
const contextOf = (text) => `20-${text.replaceAll(/\W+/g, '-')}`;

/** Our templates that hand-written functions exist for, by the function. */
export const HANDWRITTEN = { chatml: 'chatml', llama31: 'llama-3.1', mistral: 'mistral-tools' };

/** Candidates of each corpus, those to be preferred first. Which of them are taken is decided by Python: see `choose`. */
export const candidates = (most = Number.POSITIVE_INFINITY) => [
  ...ownTemplates().slice(0, most),
  ...publishedTemplates().slice(0, most),
];

/** Lists the templates of the repository, those with a hand-written function first. */
function ownTemplates() {
  const first = Object.values(HANDWRITTEN);
  const sources = new Map(
    JSON.parse(readFileSync(SUITE, 'utf8'))
      .samples.filter(({ name }) => name.startsWith('chat/'))
      .map(({ name, template }) => [name.slice('chat/'.length), template]),
  );
  return [...new Set([...first, ...sources.keys()])].map((name) => {
    return { id: name, name, corpus: 'own', source: sources.get(name) };
  });
}

/** Named model files (`….jinja`) by the number of repositories they were found in, then by name. */
function publishedTemplates() {
  const { found } = findShared('conformance', 'chat-templates.templates.jsonl');
  if (found === undefined) return [];
  const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  return readFileSync(found, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ name }) => name.endsWith('.jinja'))
    .sort((a, b) => b.source.length - a.source.length || byName(a, b) || (a.id < b.id ? -1 : 1))
    .map(({ id, name, template }) => ({
      id,
      name: name.replace(/\.jinja$/, ''),
      corpus: 'published',
      source: template,
    }));
}

/** Every way in which a template could be rendered; with tools only where its text mentions them. */
export function casesOf(templates) {
  return templates.flatMap(({ id, source }) => [
    ...LENGTHS.flatMap((messages) =>
      [false, true]
        .filter((tools) => !tools || source.includes('tools'))
        .map((tools) => {
          const context = `${messages}${tools ? '-tools' : ''}`;
          return { template: id, context, messages, tools, text: 'Latin-1' };
        }),
    ),
    ...otherTexts.map((text) => ({ template: id, context: contextOf(text), messages: 20, tools: false, text })),
  ]);
}

/**
 * Selects the first templates of each corpus that Python renders at every length without tools, with the cases it renders.
 */
export function choose(templates, cases, renders, most) {
  const plain = (id) =>
    cases.flatMap((item, index) => (item.template === id && !item.tools ? [renders[index].ok] : []));
  const whole = templates.filter(({ id }) => plain(id).every(Boolean));
  const chosen = CORPORA.flatMap((from) => whole.filter(({ corpus }) => corpus === from).slice(0, most));
  const ids = new Set(chosen.map(({ id }) => id));
  const kept = cases
    .map((item, index) => ({ ...item, expected: renders[index].output }))
    .filter((item) => ids.has(item.template) && item.expected !== undefined);
  return { templates: chosen, cases: kept };
}

/** The variables, by name of the context. */
export function contexts() {
  const usual = LENGTHS.flatMap((length) =>
    [false, true].map((tools) => [`${length}${tools ? '-tools' : ''}`, context(length, tools)]),
  );
  const others = otherTexts.map((text) => [contextOf(text), rewritten(context(20, false), text)]);
  return Object.fromEntries([...usual, ...others]);
}

/** A conversation with other contents. */
function rewritten({ messages, ...others }, text) {
  const change = (content) => {
    const wide = text.startsWith('two-byte') ? content.replaceAll('e', 'é').replaceAll('a', '日') : content;
    return text.endsWith('long') ? `${wide} `.repeat(4) : wide;
  };
  return { ...others, messages: messages.map((message) => ({ ...message, content: change(message.content) })) };
}

function context(length, tools) {
  const turns = tools ? toolTurn : plainTurn;
  const messages = Array.from({ length }, (_, index) => turns(index));
  return { messages, add_generation_prompt: true, bos_token: '<s>', eos_token: '</s>', ...(tools && { tools: TOOLS }) };
}

const QUESTIONS = [
  'What is the capital of France, and how many people live there today?',
  'Write a function in TypeScript that removes duplicates from a list.\nKeep the order, and add a test.',
  'Explain how a suspension bridge carries its load. Use short sentences, "quotes" where needed, and no formulas.',
  'Summarize the text above in three bullet points & translate the last one into French: « déjà vu ».',
];

const ANSWERS = [
  'The capital of France is Paris. About 2.1 million people live in the city itself, and more than 12 million in the region around it.',
  '```ts\nexport const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];\n```\n\nA `Set` keeps the order in which its members were first added, so the result is in order too.',
  'The deck hangs from cables. The cables pull on the towers. The towers push that weight into the ground. At both ends, anchors hold the cables back.',
  "- It is short.\n- It is clear.\n- C'est déjà vu.",
];

const plainTurn = (index) =>
  index % 2 === 0
    ? { role: 'user', content: QUESTIONS[(index >> 1) % 4] }
    : { role: 'assistant', content: ANSWERS[(index >> 1) % 4] };

/** Of four turns one is a call and one its result; two messages are a question and an answer. */
function toolTurn(index) {
  if (index % 4 === 1 && index > 1) {
    const call = { name: 'get_weather', arguments: { city: 'Paris', days: (index % 7) + 1, metric: true } };
    return { role: 'assistant', content: '', tool_calls: [{ id: 'call12345', type: 'function', function: call }] };
  }
  if (index % 4 === 2 && index > 2)
    return {
      role: 'tool',
      name: 'get_weather',
      tool_call_id: 'call12345',
      content: '{"temperature": 21.5, "sky": "clear"}',
    };
  return plainTurn(index % 2);
}

const TOOLS = [
  tool('get_weather', 'The weather forecast of a city.', {
    city: { type: 'string', description: 'The city, as people write it.' },
    days: { type: 'integer', description: 'How many days ahead.' },
  }),
  tool('search', 'Searches the documents of the user and returns passages that fit.', {
    query: { type: 'string', description: 'What to look for.' },
    kind: { type: 'string', enum: ['mail', 'note', 'page'], description: 'Where to look.' },
  }),
];

function tool(name, description, properties) {
  return {
    type: 'function',
    function: {
      name,
      description,
      parameters: { type: 'object', properties, required: Object.keys(properties).slice(0, 1) },
    },
  };
}
