import type { Choices } from '../differential/choices.ts';
import { messages, tool, words } from '../differential/conversation.ts';
import type { Call, ModelCase } from './oracle.ts';
import { chatTemplate } from './templates.ts';

/** Gives the source of a template. */
export type ChooseTemplate = (choices: Choices) => string;

type Entry = [key: string, json: string];

const STANDARD = ['bos_token', 'eos_token', 'unk_token', 'sep_token', 'pad_token', 'cls_token', 'mask_token'];
const OWN = ['image_token', 'video_token', 'tool_call_token'];

/** A model folder with a tokenizer that has any special tokens, and conversations for it. */
export function modelCase(choices: Choices, conversations: number, template: ChooseTemplate = chatTemplate): ModelCase {
  const entries: Entry[] = [];
  for (const name of STANDARD) if (choices.chance(60)) entries.push([name, token(choices, name)]);
  for (const name of OWN) if (choices.chance(30)) entries.push([name, ownToken(choices, name)]);
  if (choices.chance(20)) entries.push(['additional_special_tokens', '["<a>", "<b>"]']);
  if (choices.chance(20)) entries.push(['extra_special_tokens', extraTokens(choices)]);
  if (choices.chance(20)) entries.push(['add_bos_token', choices.oneOf(['true', 'false'])]);
  // Without this key, transformers also reads special_tokens_map.json.
  if (choices.chance(50)) entries.push(['added_tokens_decoder', '{}']);
  const files: Record<string, string> = {};
  if (choices.chance(25)) files['special_tokens_map.json'] = tokensMap(choices);
  if (choices.chance(25)) files['chat_template.jinja'] = template(choices);
  if (choices.chance(15)) files['additional_chat_templates/tool_use.jinja'] = template(choices);
  if (choices.chance(10)) files['additional_chat_templates/rag.jinja'] = template(choices);
  if (choices.chance(95)) entries.push(['chat_template', configTemplate(choices, template)]);
  files['tokenizer_config.json'] = objectOf(entries);
  return { files, calls: Array.from({ length: conversations }, () => call(choices)) };
}

/** A model folder in which any of the files that may hold templates do. */
export function folderCase(choices: Choices): ModelCase['files'] {
  const files: Record<string, string> = {};
  const one = (name: string) => JSON.stringify(`of ${name}`);
  const several = (name: string) => `{"default": ${one(name)}, "rag": ${one(`${name}, rag`)}}`;
  const list = (name: string) => `[{"name": "default", "template": ${one(name)}}]`;
  const config = (name: string, forms: readonly ((name: string) => string)[]) => {
    if (choices.chance(50)) files[name] = objectOf([['chat_template', choices.oneOf(forms)(name)]]);
  };
  files['tokenizer_config.json'] = '{}';
  config('tokenizer_config.json', [one, several, list, () => 'null']);
  config('processor_config.json', [one, several, () => 'null']);
  config('chat_template.json', [one]);
  for (const name of [
    'chat_template.jinja',
    'additional_chat_templates/rag.jinja',
    'additional_chat_templates/a.b.jinja',
  ])
    if (choices.chance(40)) files[name] = `of\r\n${name}\n`;
  return files;
}

const objectOf = (entries: readonly Entry[]): string =>
  `{${entries.map(([key, json]) => `${JSON.stringify(key)}: ${json}`).join(', ')}}`;

const marked = (text: string): string =>
  objectOf([
    ['__type', '"AddedToken"'],
    ['content', JSON.stringify(text)],
  ]);

const token = (choices: Choices, name: string): string =>
  choices.oneOf([JSON.stringify(`<${name}>`), '""', 'null', marked(`<${name}>`), '"</s>"']);

const ownToken = (choices: Choices, name: string): string =>
  choices.oneOf([JSON.stringify(`<${name}>`), '""', marked(`<${name}>`), 'true', '3', 'null']);

const extraTokens = (choices: Choices): string =>
  choices.oneOf([
    '["<x>"]',
    '{"image_token": "<extra image>"}',
    objectOf([['video_token', marked('<extra video>')]]),
    'null',
    '{}',
  ]);

const tokensMap = (choices: Choices): string =>
  objectOf(
    [...STANDARD, ...OWN]
      .filter(() => choices.chance(25))
      .map(
        (name): Entry => [
          name,
          choices.oneOf([JSON.stringify(`<map ${name}>`), `{"content": ${JSON.stringify(`<map ${name}>`)}}`]),
        ],
      ),
  );

function configTemplate(choices: Choices, template: ChooseTemplate): string {
  const one = () => JSON.stringify(template(choices));
  return choices.weighted<() => string>([
    [70, one],
    [10, () => `[{"name": "default", "template": ${one()}}, {"name": "tool_use", "template": ${one()}}]`],
    [5, () => `{"default": ${one()}, "rag": ${one()}}`],
    [5, () => `[{"name": "rag", "template": ${one()}}, {"name": "a'b", "template": "x"}]`],
    [2, () => 'null'],
  ])();
}

function call(choices: Choices): Call {
  const options: Record<string, unknown> = {};
  if (choices.chance(40)) options.add_generation_prompt = choices.chance(80);
  if (choices.chance(20))
    options.continue_final_message = choices.oneOf<boolean | string>([true, 'content', 'thinking', false]);
  if (choices.chance(10))
    options.chat_template = choices.oneOf(['tool_use', 'rag', '{{ messages | length }}{{ eos_token }}']);
  const several = choices.chance(8);
  return {
    messages: several
      ? `[${messages(choices)}, ${messages(choices)}]`
      : choices.weighted<() => string>([
          [60, () => messages(choices)],
          [20, () => withEnding(choices)],
          [3, () => '[]'],
        ])(),
    tools: choices.oneOf([null, null, '[]', `[${tool(choices)}]`, `[${tool(choices)}, ${tool(choices)}]`]),
    documents: choices.oneOf([
      null,
      null,
      '[]',
      `[{"title": ${words(choices)}, "text": ${words(choices)}, "score": 30.0}]`,
    ]),
    variables: choices.oneOf(['{}', '{"enable_thinking": false}', '{"bos_token": "<mine>", "enable_thinking": true}']),
    options,
    spans: !several && choices.chance(50),
  };
}

/** A conversation whose last message can be continued, or nearly. */
function withEnding(choices: Choices): string {
  const last = choices.oneOf([
    words(choices),
    words(choices),
    '30.0',
    'null',
    '{"a": 1}',
    `[{"type": "text", "text": ${words(choices)}}, {"type": "image"}]`,
    '[{"type": "text", "text": 12345678901234567890}]',
    '[{"type": "image"}]',
  ]);
  return `[{"role": "user", "content": ${words(choices)}}, {"role": "assistant", "content": ${last}}]`;
}
