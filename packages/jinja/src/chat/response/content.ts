import { valueError } from '../../engine/runtime/errors.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import { parseFloatText, parseInteger } from '../../engine/runtime/number.ts';
import { quote } from '../../engine/runtime/repr.ts';
import { strip } from '../../engine/runtime/text.ts';
import { isRecord } from '../tokenizer-config.ts';
import { decodeJson, decodeLeadingJson, decodeSequence } from './decode-json.ts';
import { parseElements } from './elements.ts';
import { parsePython } from './python-values.ts';
import type { Arguments, Region } from './region.ts';
import type { ContentKind } from './response-template.ts';
import { parseTags } from './tags.ts';

/** The kinds of content, as transformers names them; `python` and `xml` are additions. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  'text',
  'int',
  'float',
  'bool',
  'json',
  'xml-inline',
  'kv-lines',
  'python',
  'xml',
];

/**
 * Reads the text of a region.
 *
 * @throws {TemplateError} when the text is not of the kind.
 */
export function parseContent(region: Region, kind: ContentKind, args: Arguments): unknown {
  const { text } = region;
  switch (kind) {
    case 'text':
      return stripped(text, args);
    case 'int':
      return toInteger(stripped(text, args));
    case 'float':
      return toFloat(stripped(text, args));
    case 'bool':
      return ['true', '1'].includes(stripped(text, args).toLowerCase());
    case 'json':
      return parseJsonContent(region, args);
    case 'xml-inline':
      return parseTags(region, args, parseValue);
    case 'xml':
      return parseElements(region, args);
    case 'kv-lines':
      return parseLines(region, args);
    case 'python':
      return parsePythonContent(text, args);
  }
}

/** True unless the arguments of a text keep the space around it. */
export const isStripped = (args: Arguments): boolean => args.strip !== false;

const stripped = (text: string, args: Arguments): string => (isStripped(args) ? strip(text, 3) : text);

function toInteger(text: string): number {
  const value = parseInteger(text);
  if (value === undefined) throw valueError(`invalid literal for int() with base 10: ${quote(text)}`);
  return Number(value);
}

function toFloat(text: string): number {
  const value = parseFloatText(text);
  if (value === undefined) throw valueError(`could not convert string to float: ${quote(text)}`);
  return value;
}

const OPEN = '\u0001';
const CLOSE = '\u0002';
const bareKey = lazy(() => /(?<=[{,])([\p{L}\p{N}\p{M}\p{Pc}]+):/gu);

function parseJsonContent({ text, keepsDamaged }: Region, args: Arguments): unknown {
  const delimiters = (args.string_delims ?? []) as readonly (readonly [string, string])[];
  if (delimiters.length > 0 && (text.includes(OPEN) || text.includes(CLOSE)))
    throw valueError('json: input contains reserved sentinel characters (\\x01/\\x02); cannot parse safely.');
  const strings: string[] = [];
  let json = delimiters.reduce((left, [open, close]) => cutOutStrings(left, open, close, strings), text);
  if (args.unquoted_keys) json = json.replace(bareKey(), '"$1":');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they mark where strings were cut out
  json = json.replace(/\u0001(\d+)\u0002/g, (_, index: string) => JSON.stringify(strings[Number(index)]));
  const read = args.many ? decodeSequence(json, decodeJson) : decodeJson(json);
  if (read) return shapedCalls(read.value, args);
  if (args.allow_non_json) return stripped(text, args);
  const leading = keepsDamaged ? decodeLeadingJson(json) : undefined;
  if (leading) return shapedCalls(args.many ? [leading.value] : leading.value, args);
  if (json === text) throw valueError(`json parser could not parse region as JSON.\nContent: ${quote(text)}`);
  throw valueError(
    `json: could not parse after dialect transforms.\nOriginal: ${quote(text)}\nTransformed: ${quote(json)}`,
  );
}

function shapedCalls(value: unknown, args: Arguments): unknown {
  if (args.names_are_keys) return namedCalls(value);
  return args.calls ? asCalls(value) : value;
}

/** Brings the objects of a list, which may be lists, into the shape `{"name": …, "arguments": {…}}`. */
function asCalls(value: unknown): unknown[] {
  return (Array.isArray(value) ? value.flat() : [value]).map((item: unknown) => {
    const call = isRecord(item) && isRecord(item.function) ? { ...item, ...item.function } : item;
    if (!isRecord(call)) return call;
    const given = call.arguments ?? call.parameters ?? {};
    // Some models write the arguments as a text that has the JSON.
    const decoded = typeof given === 'string' ? decodeJson(given)?.value : given;
    return { ...call, id: call.id, arguments: isRecord(decoded) ? decoded : given };
  });
}

/** Turns each `{"get_weather": {…}}` of a list into `{"name": "get_weather", "arguments": {…}}`. */
function namedCalls(value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value.flat() : [value];
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null
      ? Object.entries(item).map(([name, given]: [string, unknown]) => ({ name, arguments: given }))
      : [item],
  );
}

function parsePythonContent(text: string, args: Arguments): unknown {
  if (!args.many) return parsePython(text);
  const read = decodeSequence(text, (part) => ({ value: parsePython(part) }));
  if (!read) throw valueError(`python: the brackets of the text are not closed: ${quote(text)}`);
  return read.value;
}

/** Replaces the strings between two delimiters by their number. */
function cutOutStrings(text: string, open: string, close: string, strings: string[]): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return result + text.slice(at);
    result += `${text.slice(at, start)}${OPEN}${strings.push(text.slice(start + open.length, end)) - 1}${CLOSE}`;
    at = end + close.length;
  }
}

/** Reads a value by the parser that the arguments of its content name. */
function parseValue(region: Region, parser: unknown): unknown {
  if (parser === undefined || parser === null) return region.text;
  const { name = 'text', args = {} } = parser as { readonly name?: ContentKind; readonly args?: Arguments };
  if (!CONTENT_KINDS.includes(name)) throw valueError(`unknown content parser '${name}'`);
  return parseContent(region, name, args);
}

function parseLines({ text, ...region }: Region, args: Arguments): Record<string, unknown> {
  const { line_sep: lineSeparator = '\n', kv_sep: separator = ':' } = args as Record<string, string>;
  const found = new Map<string, unknown>();
  for (const whole of text.split(lineSeparator)) {
    const line = stripped(whole, args);
    const at = line.indexOf(separator);
    if (at < 0) continue;
    const value = stripped(line.slice(at + separator.length), args);
    found.set(stripped(line.slice(0, at), args), parseValue({ ...region, text: value }, args.value_parser));
  }
  return Object.fromEntries(found);
}
