import type { ResponseField } from '../response-template.ts';
import { assemble, type ToolCallSyntax, type TurnContext } from './call-marks.ts';
import { FUNCTION, findStart, headPattern } from './named-calls.ts';
import { commonPrefix, commonSuffix, literal, NUMBER, WORDS, withoutTagEnd } from './probe.ts';

/** Reads calls with a pair of tags for each argument: `<parameter=key>value</parameter>`. */
export function taggedSyntax(
  one: string,
  two: string | undefined,
  {
    start,
    ids,
    withList,
    withNumber,
  }: { readonly start: number } & {
    readonly ids: readonly [string, string];
    readonly withList: () => string | undefined;
    readonly withNumber: () => string | undefined;
  },
  context: TurnContext,
): ToolCallSyntax | undefined {
  const [key, value] = [one.indexOf(WORDS.key, start), one.indexOf(WORDS.value, start)];
  const [nextKey, nextValue] = [one.indexOf(WORDS.secondKey, value), one.indexOf(WORDS.secondValue, value)];
  if (key < 0 || key > value || nextKey < 0 || nextValue < nextKey) return undefined;
  const between = one.slice(key + WORDS.key.length, value);
  const valueEnd = value + WORDS.value.length;
  // A closing tag may have the key again: <city>Paris</city>.
  const gap = one.slice(valueEnd, nextKey);
  const repeated = gap.indexOf(WORDS.key);
  const afterKey = repeated < 0 ? gap : gap.slice(repeated + WORDS.key.length);
  const open = withoutTagEnd(afterKey, commonSuffix(one.slice(start, key), afterKey));
  const close = afterKey.slice(0, afterKey.length - open.length);
  const closing =
    repeated < 0 ? exactly(close.trimEnd()) : `${exactly(gap.slice(0, repeated))}[^<>\\s]+${literal(close.trimEnd())}`;
  const afterLast = one.slice(nextValue + WORDS.secondValue.length);
  const ending = repeated < 0 ? close.trimEnd() : `${gap.slice(0, repeated)}${WORDS.secondKey}${close.trimEnd()}`;
  const tail = afterLast.indexOf(ending);
  const opening = open.trimStart();
  const headEnd = one.lastIndexOf(opening, key);
  if (tail < 0 || !ending.trim() || !opening) return undefined;
  const end = nextValue + WORDS.secondValue.length + tail + ending.length;
  // What CDATA wraps may have the end of a value in it.
  const valueGroup = withNumber()?.includes('<![CDATA[') ? '(?P<value><!\\[CDATA\\[.*?\\]\\]>|.*?)' : '(?P<value>.*?)';
  const tag = `${literal(opening)}(?P<key>[^<>\\s"]+)${typedBetween(between, withNumber)}${toSpacePattern(between)}${valueGroup}${closing}`;
  const isPython = withList()?.includes(`['${WORDS.value}']`);
  const kind: ResponseField = {
    content: 'xml-inline',
    content_args: {
      tag_pattern: tag,
      ...(isPython && { python_values: true }),
      ...(valueGroup.includes('CDATA') && { cdata: true }),
    },
  };
  const head = headPattern(one.slice(start, headEnd).trimEnd(), ids[0]);
  const secondStart = two === undefined ? -1 : findStart(two, ids[1], WORDS.secondName);
  const firstStart = two === undefined ? -1 : findStart(two, ids[0], WORDS.name);
  const length = end - start;
  const isSame = two?.slice(firstStart, firstStart + length) === one.slice(start, end);
  const secondLength = length + WORDS.secondName.length - WORDS.name.length;
  const sample =
    two !== undefined && isSame
      ? {
          text: two,
          spans: [
            { start: firstStart, end: firstStart + length },
            { start: secondStart, end: secondStart + secondLength },
          ],
        }
      : { text: one, spans: [{ start, end }] };
  const transform = { type: 'function', ...(head.includes('?P<id>') && { id: '{id}' }), function: FUNCTION };
  return assemble(sample, head, '', { ...kind, transform }, context);
}

/** A closing mark; at most one line break before it belongs to it. */
const exactly = (mark: string): string => `${mark.startsWith('\n') ? '\\n?' : ''}${literal(mark.trimStart())}`;

/**
 * The text between key and value as a pattern. Where it differs between a text and a number, such as `string="true"`, the number's
 * form has the group `json`.
 */
function typedBetween(between: string, withNumber: () => string | undefined): string {
  const number = withNumber() ?? '';
  const key = number.indexOf(WORDS.key);
  const value = number.indexOf(NUMBER, key);
  const other = key < 0 || value < 0 ? between : number.slice(key + WORDS.key.length, value);
  if (other === between || other.length > 200) return literal(between.trimEnd());
  const head = commonPrefix([between, other]);
  const [text, json] = [between.slice(head.length), other.slice(head.length)];
  const tail = commonSuffix(text, json);
  const [forText, forJson] = [text, json].map((one) => literal(one.slice(0, one.length - tail.length)));
  return `${literal(head)}(?:${forText}|(?P<json>${forJson}))${literal(tail.trimEnd())}`;
}

/** One line break beside a value belongs to its marks. */
const toSpacePattern = (between: string): string => (between.endsWith('\n') ? '\\n?' : '');
