import { closingBracket } from '../decode-json.ts';
import type { ResponseField } from '../response-template.ts';
import { assemble, type CallSpan, type ToolCallSyntax, type TurnContext } from './call-marks.ts';
import { literal, WORDS } from './probe.ts';

const NAME = '(?P<name>[^\\s<>\\[\\](){}:="\',|]+)';
const ID = '(?P<id>[^\\s<>\\[\\](){}="\',|]+)';
/** A function of a call whose name and arguments were captured. */
export const FUNCTION = { name: '{name}', arguments: '{content}' };

/** The name before the arguments, which are an object. */
export function namedSyntax(
  one: string,
  two: string | undefined,
  span: CallSpan & { readonly argsStart: number },
  ids: readonly [string, string],
  kind: ResponseField,
  context: TurnContext,
): ToolCallSyntax | undefined {
  const length = span.end - span.start;
  const shifted = two === undefined ? -1 : findStart(two, ids[1], WORDS.secondName);
  const offset = two === undefined ? 0 : findStart(two, ids[0], WORDS.name);
  const secondLength = length + WORDS.secondName.length - WORDS.name.length;
  const isSame =
    two !== undefined && shifted > offset && two.slice(offset, offset + length) === one.slice(span.start, span.end);
  const secondEnd = two === undefined ? 0 : endOfObject(two, two.lastIndexOf(WORDS.key), shifted + secondLength);
  const sample = isSame
    ? {
        text: two,
        spans: [
          { start: offset, end: offset + length },
          { start: shifted, end: secondEnd },
        ],
      }
    : { text: one, spans: [span] };
  const head = headPattern(one.slice(span.start, span.argsStart), ids[0]);
  const transform = { type: 'function', ...(head.includes('?P<id>') && { id: '{id}' }), function: FUNCTION };
  return assemble(sample, head, '\\s*(?=\\{)', { ...kind, transform }, context);
}

function endOfObject(text: string, at: number, otherwise: number): number {
  const start = text.lastIndexOf('{', at);
  return start < 0 ? otherwise : (closingBracket(text, start) ?? otherwise);
}

/** The position of the name of a call, or of its id where that comes first. */
export function findStart(text: string, id: string, name: string): number {
  const [idAt, nameAt] = [text.indexOf(id), text.indexOf(name)];
  return idAt >= 0 && idAt < nameAt ? idAt : nameAt;
}

/** Builds the pattern of the text between the open mark and the arguments: name and optional id. */
export function headPattern(head: string, id: string): string {
  if (id.includes(WORDS.name)) {
    const rest = head.slice(head.indexOf(id) + id.length);
    return `(?P<id>(?:functions\\.)?${NAME.replace('[^', '[^.')}:\\d+)${literal(rest)}`;
  }
  const groups = new Set<string>();
  // Some templates write the name twice.
  const group = (pattern: string) => {
    if (groups.has(pattern)) return pattern.replace(/\?P<\w+>/, '?:');
    groups.add(pattern);
    return pattern;
  };
  return head
    .split(new RegExp(`(${WORDS.name}|${id})`))
    .map((part) => (part === WORDS.name ? group(NAME) : part === id ? group(ID) : literal(part)))
    .join('');
}
