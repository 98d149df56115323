import { chatTemplates } from '../corpora/all.ts';
import type { Choices } from './choices.ts';
import { jsonValue, object } from './grammar/context.ts';
import { jsonString, text } from './grammar/literals.ts';
import type { Question } from './oracle.ts';

let sources: string[] | undefined;

/** Chat templates of all corpora. */
export function corpusTemplates(): string[] {
  sources ??= chatTemplates().map(({ template }) => template);
  return sources;
}

/** A chat template of a corpus with a made-up conversation. */
export function conversationCase(choices: Choices): Question {
  return { template: choices.oneOf(corpusTemplates()), context: conversation(choices), options: {}, reused: true };
}

type Entry = readonly [key: string, json: string];

function conversation(choices: Choices): string {
  const entries: Entry[] = [
    ['messages', messages(choices)],
    ['add_generation_prompt', choices.oneOf(['false', 'true'])],
  ];
  const maybe = (percent: number, key: string, make: () => string): void => {
    if (choices.chance(percent)) entries.push([key, make()]);
  };
  maybe(90, 'bos_token', () => choices.oneOf(['"<s>"', '"<|begin_of_text|>"', '""', 'null']));
  maybe(90, 'eos_token', () => choices.oneOf(['"</s>"', '"<|im_end|>"', '""']));
  maybe(50, 'tools', () =>
    choices.chance(20)
      ? choices.oneOf(['null', '[]'])
      : `[${tool(choices)}${choices.chance(40) ? `, ${tool(choices)}` : ''}]`,
  );
  maybe(
    10,
    'documents',
    () =>
      `[${object(choices, [
        ['title', words(choices)],
        ['text', words(choices)],
      ])}]`,
  );
  for (const flag of [
    'enable_thinking',
    'tools_in_user_message',
    'add_vision_id',
    'preserve_thinking',
    'thinking',
    'keep_past_thinking',
  ]) {
    maybe(15, flag, () => choices.oneOf(['false', 'true', 'null']));
  }
  maybe(10, 'date_string', () => '"26 Jul 2024"');
  maybe(10, 'reasoning_effort', () => choices.oneOf(['"low"', '"medium"', '"high"', '3']));
  maybe(5, 'custom_tools', () => `[${tool(choices)}]`);
  maybe(5, 'builtin_tools', () => '["code_interpreter", "brave_search"]');
  maybe(5, 'add_default_system_prompt', () => 'true');
  return object(choices, entries);
}

export function messages(choices: Choices): string {
  const list: string[] = [];
  // Most templates fail at the first content that is no string: most conversations have none.
  const isPlain = !choices.chance(20);
  const message = (role: string, hasCalls = false): string => messageOf(choices, role, isPlain, hasCalls);
  if (choices.chance(50)) list.push(message('system'));
  for (let turns = choices.below(4); turns >= 0; turns--) {
    if (!choices.chance(4)) list.push(message('user'));
    if (choices.chance(25)) list.push(message('assistant', true), message('tool'));
    if (turns > 0 || choices.chance(20)) list.push(message('assistant'));
  }
  if (choices.chance(5))
    list.push(
      message(choices.oneOf(['developer', 'ipython', 'function', 'critic', 'user', 'observation', 'documents'])),
    );
  return `[${list.join(', ')}]`;
}

function messageOf(choices: Choices, role: string, isPlain: boolean, hasCalls: boolean): string {
  const entries: Entry[] = [['role', jsonString(role)]];
  if (hasCalls) {
    if (choices.chance(60)) entries.push(['content', choices.oneOf(['""', 'null', words(choices)])]);
    entries.push(['tool_calls', `[${choices.several(1, () => `${call(choices)}, `).join('')}${call(choices)}]`]);
  } else {
    entries.push(['content', content(choices, isPlain)]);
  }
  if (role === 'tool') {
    entries.push(['name', jsonString('get_weather')]);
    if (choices.chance(60)) entries.push(['tool_call_id', jsonString('call12345')]);
  }
  if (role === 'assistant' && choices.chance(15))
    entries.push([choices.oneOf(['reasoning_content', 'thinking', 'reasoning']), words(choices)]);
  return object(choices, entries);
}

function content(choices: Choices, isPlain: boolean): string {
  if (isPlain) return choices.chance(20) ? jsonString(text(choices)) : words(choices);
  return choices.weighted<() => string>([
    [60, () => words(choices)],
    [
      15,
      () =>
        jsonString(
          `${choices.oneOf(['', '<think>\nhm\n</think>\n\n', '<think>', '</think>', '\n\n'])}${text(choices)}`,
        ),
    ],
    [12, () => `[${choices.several(2, () => `${part(choices)}, `).join('')}${part(choices)}]`],
    [2, () => choices.oneOf(['null', '""', '[]', '3', '1.5', 'true', '{}'])],
    [2, () => jsonValue(choices, 'any')],
  ])();
}

function part(choices: Choices): string {
  const type = choices.oneOf(['text', 'text', 'image', 'image_url', 'video', 'audio']);
  const value = type === 'text' ? words(choices) : type === 'image_url' ? '{"url": "data:,x"}' : '"https://a.io/x.png"';
  return object(choices, [
    ['type', jsonString(type)],
    [type, value],
  ]);
}

function call(choices: Choices): string {
  const args = object(
    choices,
    choices.several(3, () => [
      choices.oneOf(['city', 'days', 'unit', 'x']),
      jsonValue(choices, choices.oneOf(['str', 'int', 'float', 'any', 'bool']), 1),
    ]),
  );
  const target = object(choices, [
    ['name', jsonString(choices.oneOf(['get_weather', 'search']))],
    ['arguments', choices.chance(80) ? args : jsonString(args)],
  ]);
  if (choices.chance(10)) return target;
  const id: Entry[] = choices.chance(60) ? [['id', jsonString(choices.oneOf(['call12345', '123456789']))]] : [];
  return object(choices, [...id, ['type', '"function"'], ['function', target]]);
}

export function tool(choices: Choices): string {
  const property = (): Entry => [
    choices.oneOf(['city', 'days', 'unit', 'x']),
    object(choices, [
      ['type', choices.oneOf(['"string"', '"integer"', '"number"', '["string", "null"]', '"array"'])],
      ['description', words(choices)],
      ...(choices.chance(25) ? ([['enum', '["c", "f"]']] as const) : []),
      ...(choices.chance(15) ? ([['default', choices.oneOf(['1', '1.0', '"c"', 'null', 'true'])]] as const) : []),
      ...(choices.chance(15) ? ([['items', '{"type": "string"}']] as const) : []),
    ]),
  ];
  const parameters = object(choices, [
    ['type', '"object"'],
    ['properties', object(choices, choices.several(3, property))],
    ['required', choices.oneOf(['[]', '["city"]', '["city", "days"]'])],
  ]);
  const described = object(choices, [
    ['name', jsonString(choices.oneOf(['get_weather', 'search']))],
    ['description', words(choices)],
    ['parameters', parameters],
  ]);
  return choices.chance(90)
    ? object(choices, [
        ['type', '"function"'],
        ['function', described],
      ])
    : described;
}

const WORDS = [
  'Hello',
  'what is',
  'the weather',
  'in Paris?',
  'I think',
  '42',
  'naïve',
  '日本語',
  '😀',
  '\n',
  '\n\n',
  '"quoted"',
  '<tag>',
  '&',
  "it's",
  '{"a": 1}',
  '```',
  ' ',
];

export const words = (choices: Choices): string =>
  jsonString(choices.several(6, () => choices.oneOf(WORDS)).join(choices.oneOf([' ', ''])));
