import type { ResponseField } from '../response-template.ts';
import {
  assemble,
  type CallSpan,
  cutFirstMark,
  splitEnd,
  splitMarks,
  type ToolCallSyntax,
  type TurnContext,
} from './call-marks.ts';
import { pathTo, type ValueSpan, valueAround } from './json-span.ts';
import { literal, WORDS } from './probe.ts';

/** Calls of which each is a JSON object that has the name, or a list of them. */
export function wrappedSyntax(
  one: string,
  two: string | undefined,
  whole: ValueSpan,
  ids: readonly [string, string],
  context: TurnContext,
): ToolCallSyntax | undefined {
  const item: unknown = Array.isArray(whole.value) ? whole.value[0] : whole.value;
  const isName = (part: unknown) => part === WORDS.name;
  const isArguments = (part: unknown) =>
    typeof part === 'object' && part !== null && Object.hasOwn(part, WORDS.key) && !Array.isArray(part);
  const name = pathTo(item, isName);
  const args = pathTo(item, isArguments);
  const id = pathTo(item, (part) => part === ids[0]);
  const kind: ResponseField = { content: whole.content };
  // [{"get_weather": {"city": "Paris"}}]: the name is a key.
  if (args?.length === 1 && args[0] === WORDS.name)
    return listSyntax(
      one,
      whole,
      { ...kind, content_args: { many: true, names_are_keys: true } },
      ['name'],
      ['arguments'],
      id,
      context,
    );
  if (!name || !args) return undefined;
  if (Array.isArray(whole.value)) return listSyntax(one, whole, kind, name, args, id, context);
  const second = two === undefined ? undefined : valueAround(two, two.lastIndexOf(WORDS.value));
  const first = two === undefined ? undefined : valueAround(two, two.indexOf(WORDS.value));
  const hasTwo = two !== undefined && first && second && first.end <= second.start;
  const sample = hasTwo ? { text: two, spans: [first, second] } : { text: one, spans: [whole] };
  const placeholder = (path: readonly string[]) => `{content${path.map((key) => `.${key}`).join('')}}`;
  const transform = {
    type: 'function',
    ...(id && { id: placeholder(id) }),
    function: { name: placeholder(name), arguments: placeholder(args) },
  };
  const body = one.slice(whole.start, whole.end);
  const { open, close } = splitMarks(sample, context.lead);
  if (hasTwo && !open.trim() && !close.trim())
    return listSyntax(one, whole, { ...kind, content_args: { many: true } }, name, args, id, context);
  const ahead = `(?=${literal(/^\{\s*"\w+"/.exec(body)?.[0] ?? '{')})`;
  return assemble(sample, '', ahead, { ...kind, transform }, context);
}

/** One list with all calls. */
export function listSyntax(
  one: string,
  whole: CallSpan,
  kind: ResponseField,
  name: readonly string[],
  args: readonly string[],
  id: readonly string[] | undefined,
  context: TurnContext,
): ToolCallSyntax | undefined {
  const placeholder = (path: readonly string[]) => `{${path.join('.')}}`;
  const transform = {
    type: 'function',
    ...(id && { id: placeholder(id) }),
    function: { name: placeholder(name), arguments: placeholder(args) },
  };
  const open = one.slice(0, whole.start);
  const { close, end } = splitEnd(one.slice(whole.end), context);
  const ahead = `(?=${literal(/^(?:\[\s*)?\{\s*"\w+"|^\W?/.exec(one.slice(whole.start))?.[0] ?? '')})`;
  const mark = open.trim() && `${literal(open.trim())}\\s*`;
  const isMarked = mark && (!kind.content_args?.many || kind.content_args.names_are_keys);
  const marks = { open_pattern: isMarked ? mark : `${mark && `(?:${mark})?`}${ahead}` };
  const last = close ? { close: cutFirstMark(close) } : end && { close_pattern: `(?=${literal(cutFirstMark(end))})` };
  const field = { ...marks, ...last, ...kind, transform, transform_each: true };
  return { field, sectionOpen: open.trim(), sectionClose: close, end };
}
