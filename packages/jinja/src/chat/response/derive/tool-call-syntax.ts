import type { Message } from '../../chat-options.ts';
import { closingBracket } from '../decode-json.ts';
import type { ResponseField } from '../response-template.ts';
import type { CallSpan, ToolCallSyntax, TurnContext } from './call-marks.ts';
import { listSyntax, wrappedSyntax } from './json-calls.ts';
import { valueAround } from './json-span.ts';
import { namedSyntax } from './named-calls.ts';
import { NUMBER, WORDS } from './probe.ts';
import { taggedSyntax } from './tagged-calls.ts';

/** Renders the text of an assistant message, from where the assistant's turn begins. */
export type RenderTurn = (message: Message) => string | undefined;

interface Form {
  readonly ids: readonly [string, string];
  readonly args: (keys: Readonly<Record<string, unknown>>) => unknown;
  /** The rest of the message. */
  readonly message: object;
}

interface ReadForm extends Form {
  /** Renders a call whose argument is a list. */
  readonly withList: () => string | undefined;
  /** Renders a call with a number, and a text that tags have to wrap. */
  readonly withNumber: () => string | undefined;
}

/** A message with reasoning, without which some templates write no calls. */
const thought = {
  content: '',
  reasoning_content: WORDS.reasoning,
  reasoning: WORDS.reasoning,
  thinking: WORDS.reasoning,
};

/** Derives the syntax of tool calls; returns undefined if the template renders none, or none that a field can read. */
export function toolCallSyntax(render: RenderTurn, context: TurnContext): ToolCallSyntax | undefined {
  for (const ids of [
    [WORDS.id, WORDS.secondId],
    [`functions.${WORDS.name}:0`, `functions.${WORDS.secondName}:1`],
  ] as const)
    for (const args of [(keys: unknown) => keys, (keys: unknown) => JSON.stringify(keys)])
      for (const message of [{ content: '' }, { content: null }, thought]) {
        const syntax = findSyntax(render, { ids, args, message }, context);
        if (syntax) return syntax;
      }
  return undefined;
}

function findSyntax(render: RenderTurn, form: Form, context: TurnContext): ToolCallSyntax | undefined {
  const call = (name: string, id: string) => ({
    id,
    type: 'function',
    function: { name, arguments: form.args({ [WORDS.key]: WORDS.value, [WORDS.secondKey]: WORDS.secondValue }) },
  });
  const calls = [call(WORDS.name, form.ids[0]), call(WORDS.secondName, form.ids[1])];
  const turn = (count: number) => render({ role: 'assistant', ...form.message, tool_calls: calls.slice(0, count) });
  const one = turn(1);
  if (!one?.includes(WORDS.value) || !one.includes(WORDS.name)) return undefined;
  const two = turn(2);
  const hasTwo = two?.includes(WORDS.secondName) === true && two.split(WORDS.value).length > 2;
  const withArguments = (given: Readonly<Record<string, unknown>>) =>
    render({
      role: 'assistant',
      ...form.message,
      tool_calls: [{ ...calls[0], function: { name: WORDS.name, arguments: form.args(given) } }],
    });
  const withList = () => withArguments({ [WORDS.key]: [WORDS.value] });
  const withNumber = () => withArguments({ [WORDS.key]: Number(NUMBER), [WORDS.secondKey]: 'a < b & c' });
  return readSyntax(one, hasTwo ? two : undefined, { ...form, withList, withNumber }, context);
}

function readSyntax(
  one: string,
  two: string | undefined,
  { ids, withList, withNumber }: ReadForm,
  context: TurnContext,
): ToolCallSyntax | undefined {
  const at = one.indexOf(WORDS.value);
  const whole = valueAround(one, at);
  const isInside = whole !== undefined && whole.start < one.indexOf(WORDS.name) && one.indexOf(WORDS.name) < whole.end;
  const python = pythonCalls(one);
  const pythonKind: ResponseField = { content: 'python', content_args: { python_values: true } };
  if (python) return listSyntax(one, python, pythonKind, ['name'], ['arguments'], undefined, context);
  if (whole && isInside) return wrappedSyntax(one, two, whole, ids, context);
  const nameAt = one.indexOf(WORDS.name);
  if (nameAt > at) return undefined;
  const id = ids[0];
  const idAt = one.indexOf(id);
  const start = idAt >= 0 && idAt < nameAt ? idAt : nameAt;
  const args = whole ?? looseObject(one, at);
  if (args) {
    const isPython = withList()?.includes(`['${WORDS.value}']`);
    const loose = 'kind' in args ? args.kind : undefined;
    const content: ResponseField = loose
      ? { ...loose, content_args: { ...loose.content_args, ...(isPython && { python_values: true }) } }
      : { content: 'content' in args ? args.content : 'json' };
    return namedSyntax(one, two, { start, argsStart: args.start, end: args.end }, ids, content, context);
  }
  return taggedSyntax(one, two, { start, ids, withList, withNumber }, context);
}

/** `[name(key="value")]`, with the brackets. */
function pythonCalls(text: string): CallSpan | undefined {
  const open = text.indexOf(`${WORDS.name}(`);
  if (open < 0) return undefined;
  const start = text[open - 1] === '[' ? open - 1 : open;
  const end = closingBracket(text, text[start] === '[' ? start : open + WORDS.name.length);
  return end === undefined ? undefined : { start, end };
}

/** `{key:<|"|>value<|"|>}`: keys without quotes, and texts between marks. */
function looseObject(text: string, at: number) {
  const key = text.indexOf(WORDS.key);
  const start = text[key - 1] === '{' && text[key + WORDS.key.length] === ':' ? key - 1 : -1;
  const end = text.indexOf('}', at) + 1;
  if (start < 0 || end === 0) return undefined;
  const open = text.slice(key + WORDS.key.length + 1, at);
  const next = text.indexOf(WORDS.secondKey, at);
  const close = text.slice(at + WORDS.value.length, next).replace(/,\s*$/, '');
  const kind: ResponseField = {
    content: 'json',
    content_args: { unquoted_keys: true, string_delims: [[open, close]] },
  };
  return { start, end, kind };
}
