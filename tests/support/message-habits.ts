/** A tool call that a model writes. */
export interface WrittenCall {
  readonly name: string;
  readonly args: object;
}

/** Fragments of one call: its position, its arguments in pieces. */
export type CallHabit = (call: WrittenCall, position: number, pieces: readonly string[]) => readonly object[];

/** Fragments of tool calls as services stream them. */
export const CALL_HABITS: Readonly<Record<string, CallHabit>> = {
  'OpenAI: index in all, id and name in the first': ({ name }, index, pieces) => [
    { index, id: `id${index}`, type: 'function', function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'index missing, id in the first': ({ name }, position, pieces) => [
    { id: `id${position}`, function: { name, arguments: pieces[0] } },
    ...pieces.slice(1).map((text) => ({ function: { arguments: text } })),
  ],
  'index missing, id in all': ({ name }, position, pieces) =>
    pieces.map((text, at) => ({ id: `id${position}`, function: { ...(at === 0 && { name }), arguments: text } })),
  'id and name in all': ({ name }, index, pieces) =>
    pieces.map((text) => ({ index, id: `id${index}`, function: { name, arguments: text } })),
  'id and name empty or null after the first': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: pieces[0] } },
    ...pieces.slice(1).map((text, at) => ({
      index,
      id: at % 2 ? null : '',
      type: null,
      function: { name: at % 2 ? '' : null, arguments: text },
    })),
  ],
  'index always 0': ({ name }, position, pieces) => [
    { index: 0, id: `id${position}`, function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index: 0, function: { arguments: text } })),
  ],
  'index begins with 1': ({ name }, position, pieces) => [
    { index: position + 1, id: `id${position}`, function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index: position + 1, function: { arguments: text } })),
  ],
  'index counts up with every fragment': ({ name }, position, pieces) => [
    { index: 100 * position, id: `id${position}`, function: { name, arguments: '' } },
    ...pieces.map((text, at) => ({ index: 100 * position + at + 1, function: { arguments: text } })),
  ],
  'a whole call at once': ({ name, args }, index) => [
    { index, id: `id${index}`, function: { name, arguments: JSON.stringify(args) } },
  ],
  'Gemini: a whole call at once, without index': ({ name, args }, position) => [
    { id: `id${position}`, type: 'function', function: { name, arguments: JSON.stringify(args) } },
  ],
  'whole calls with index 0 and ids of their own': ({ name, args }, position) => [
    { index: 0, id: `id${position}`, function: { name, arguments: JSON.stringify(args) } },
  ],
  'the arguments so far in every fragment': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: '' } },
    ...pieces.map((_, at) => ({ index, function: { arguments: pieces.slice(0, at + 1).join('') } })),
  ],
  'the whole arguments again in the last fragment': ({ name, args }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
    { index, function: { arguments: JSON.stringify(args, undefined, 1) } },
  ],
  'the whole call again in the last fragment': ({ name, args }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
    { index, id: `id${index}`, type: 'function', function: { name, arguments: JSON.stringify(args) } },
  ],
  'arguments as an object': ({ name, args }, index) => [
    { index, id: `id${index}`, function: { name, arguments: args } },
  ],
  'no index, arguments as an object': ({ name, args }, position) => [
    { id: `id${position}`, function: { name, arguments: args } },
  ],
  'numbers as ids, texts as indexes': ({ name }, index, pieces) => [
    { index: `${index}`, id: index + 1, function: { name } },
    ...pieces.map((text) => ({ index: `${index}`, function: { arguments: text } })),
  ],
  'no ids': ({ name }, index, pieces) => [
    { index, function: { name } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'one id and one index for all, each call at once': ({ name, args }) => [
    { index: 0, id: 'call_0', function: { name, arguments: JSON.stringify(args) } },
  ],
  'one id for all, no index, each call at once': ({ name, args }) => [
    { id: 'call_0', function: { name, arguments: JSON.stringify(args) } },
  ],
  'one id for all, indexes': ({ name }, index, pieces) => [
    { index, id: 'call_0', function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'neither ids nor indexes': ({ name }, _, pieces) => [
    { function: { name } },
    ...pieces.map((text) => ({ function: { arguments: text } })),
  ],
  'null for the first arguments': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: null } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'function null, and null in the list': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name } },
    { index, function: null },
    ...pieces.map((text) => ({ index, type: null, function: { arguments: text } })),
  ],
};

/** Expected results of the readers. */
interface SaidMessage {
  readonly text: string;
  readonly reasoning?: string;
  readonly calls?: readonly { readonly name: string; readonly args: object }[];
  readonly refusal?: string;
  readonly images?: readonly string[];
  readonly finish?: string;
  /** Members that the next request repeats. */
  readonly repeats?: object;
}

/** Chunks of one message, with the expected results. */
export interface MessageHabit {
  readonly chunks: readonly object[];
  readonly says: SaidMessage;
}

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const details = [
  { type: 'reasoning.text', text: 'Hm, so', format: 'anthropic-claude-v1', index: 0, signature: 'SIG' },
  { type: 'reasoning.encrypted', data: 'AAAA', id: 'id0', format: 'google-gemini-v1', index: 0 },
];

/** The chunks of a message as services stream them. */
export const MESSAGE_HABITS: Readonly<Record<string, MessageHabit>> = {
  'text alone': habit([{ role: 'assistant', content: '' }, { content: 'Hel' }, { content: 'lo' }], {}),
  'members and lists that are null': {
    chunks: [
      { choices: [], error: null },
      { choices: null },
      { choices: [null] },
      chunk(null),
      chunk({ role: null, content: null, tool_calls: null, refusal: null, reasoning_content: null }),
      chunk({ content: 'Hello', tool_calls: [null] }),
      chunk({}, 'stop'),
    ],
    says: { text: 'Hello' },
  },
  'an empty finish reason before and after the real one': {
    chunks: [chunk({ content: 'Hel' }, ''), chunk({ content: 'lo' }, 'stop'), chunk({}, '')],
    says: { text: 'Hello', finish: 'stop' },
  },
  reasoning_content: habit([{ reasoning_content: 'Hm, ' }, { reasoning_content: 'so' }, { content: 'Hello' }], {
    reasoning: 'Hm, so',
    repeats: { reasoning_content: 'Hm, so' },
  }),
  reasoning: habit([{ reasoning: 'Hm, ' }, { reasoning: 'so' }, { content: 'Hello' }], {
    reasoning: 'Hm, so',
    repeats: { reasoning: 'Hm, so' },
  }),
  'reasoning and text in one delta': habit([{ reasoning_content: 'Hm, so', content: 'Hel' }, { content: 'lo' }], {
    reasoning: 'Hm, so',
  }),
  'OpenRouter: reasoning_details beside reasoning': habit(
    [
      { content: '', reasoning: 'Hm, ', reasoning_details: [{ ...details[0], text: 'Hm, ', signature: undefined }] },
      { content: '', reasoning: 'so', reasoning_details: [{ type: 'reasoning.text', text: 'so', index: 0 }] },
      { reasoning_details: [{ type: 'reasoning.text', signature: 'SIG', index: 0 }, details[1]] },
      { content: 'Hello' },
    ],
    { reasoning: 'Hm, so', repeats: { reasoning: 'Hm, so', reasoning_details: details } },
  ),
  'Mistral: a list of parts, changing to text': habit(
    [
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm, ' }] }] },
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'so' }], closed: true }] },
      { content: [{ type: 'text', text: 'Hel' }] },
      { content: 'lo' },
    ],
    {
      reasoning: 'Hm, so',
      repeats: {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Hm, so' }], closed: true },
          { type: 'text', text: 'Hello' },
        ],
      },
    },
  ),
  'text that changes to a list of parts': habit([{ content: 'Hel' }, { content: [{ type: 'text', text: 'lo' }] }], {}),
  'a refusal': habit([{ refusal: 'I can' }, { refusal: 'not.' }], { text: '', refusal: 'I cannot.' }),
  'an image': habit([{ content: 'Hello' }, { images: [{ type: 'image_url', image_url: { url: PIXEL } }] }], {
    images: [PIXEL],
  }),
  'unknown members': habit(
    [
      { content: 'Hel', mood: 'cal' },
      { content: 'lo', mood: 'm', level: { a: 1 } },
    ],
    {
      repeats: { mood: 'calm', level: { a: 1 } },
    },
  ),
  'a call without arguments': habit(
    [{ tool_calls: [{ index: 0, id: 'a', function: { name: 'now', arguments: '' } }] }],
    {
      text: '',
      calls: [{ name: 'now', args: {} }],
      finish: 'tool_calls',
    },
  ),
  'Gemini: a signature on the call, and one in a delta of its own': habit(
    [
      { tool_calls: [{ ...whole('a', 'one'), extra_content: { google: { thought_signature: 'SIG' } } }] },
      { tool_calls: [whole('b', 'two')] },
      { extra_content: { google: { thought_signature: 'LAST' } } },
    ],
    {
      text: '',
      calls: [
        { name: 'one', args: {} },
        { name: 'two', args: {} },
      ],
      finish: 'tool_calls',
      repeats: {
        extra_content: { google: { thought_signature: 'LAST' } },
        tool_calls: [
          { ...whole('a', 'one'), extra_content: { google: { thought_signature: 'SIG' } } },
          whole('b', 'two'),
        ],
      },
    },
  ),
  'Vertex: a signature in a fragment with nothing else': habit(
    [
      { tool_calls: [whole('a', 'one')] },
      { tool_calls: [{ extra_content: { vertex: { thought_signature: 'SIG' } } }] },
    ],
    {
      text: '',
      calls: [{ name: 'one', args: {} }],
      finish: 'tool_calls',
      repeats: {
        tool_calls: [{ ...whole('a', 'one'), extra_content: { vertex: { thought_signature: 'SIG' } } }],
      },
    },
  ),
  'DeepSeek: reasoning before a call': habit(
    [
      { reasoning_content: 'Hm, so', content: null },
      { content: '', tool_calls: [{ index: 0, ...whole('a', 'one') }] },
    ],
    {
      text: '',
      reasoning: 'Hm, so',
      calls: [{ name: 'one', args: {} }],
      finish: 'tool_calls',
      repeats: { reasoning_content: 'Hm, so', tool_calls: [whole('a', 'one')] },
    },
  ),
};

/** Chunks of a message whose calls are streamed by a habit. */
export function chunksOfCalls(callHabit: CallHabit, calls: readonly WrittenCall[]): readonly object[] {
  const fragments = calls.flatMap((call, position) => {
    const text = JSON.stringify(call.args);
    return callHabit(call, position, [text.slice(0, 3), text.slice(3, 5), text.slice(5)]);
  });
  return [...fragments.map((fragment) => chunk({ tool_calls: [fragment] })), chunk({}, 'tool_calls')];
}

function habit(deltas: readonly object[], says: Partial<SaidMessage>): MessageHabit {
  const said = { text: 'Hello', finish: 'stop', ...says };
  return { chunks: [...deltas.map((delta) => chunk(delta)), chunk({}, said.finish)], says: said };
}

function chunk(delta: object | null, finish: string | null = null): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
}

function whole(id: string, name: string) {
  return { id, type: 'function', function: { name, arguments: '{}' } };
}
