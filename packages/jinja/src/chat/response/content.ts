import { valueError } from '../../engine/runtime/errors.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import { parseFloatText, parseInteger } from '../../engine/runtime/number.ts';
import { quote } from '../../engine/runtime/repr.ts';
import { strip } from '../../engine/runtime/text.ts';
import { isRecord } from '../tokenizer-config.ts';
import { decodeJson, decodeLeadingJson, decodeSequence } from './decode-json.ts';
import { parseElements } from './elements.ts';
import { compilePattern, type Program } from './pattern/program.ts';
import { findAll, namedGroups } from './pattern/search.ts';
import { parsePython } from './python-values.ts';
import type { Arguments, Region } from './region.ts';
import type { ContentKind } from './response-template.ts';

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

/** Reads a value by the parser that the arguments of its content name. */
type ParseValue = (region: Region, parser: unknown) => unknown;

/** Compiled tag patterns, by the arguments that hold them. */
const tagPatterns = new WeakMap<object, Program>();

function tagPattern(args: Arguments): Program {
  const program = tagPatterns.get(args) ?? compilePattern(String(args.tag_pattern));
  tagPatterns.set(args, program);
  return program;
}

/** Not in any text of a model: keeps `$` from ending a value where the text was cut. */
const CUT = '\0';

/**
 * Reads the tags of a text, such as `<parameter=city>Oslo</parameter>`, as an object.
 *
 * Beyond transformers: a value is JSON where the group `json` took part in the match, `cdata` takes the wrapping of XML off
 * values, and with `whole` nothing but tags may be in the text: what else there is was damaged, or cut.
 */
function parseTags(region: Region, args: Arguments, parseValue: ParseValue): Record<string, unknown> {
  const { tag_pattern: source, merge_duplicates } = args;
  if (source === undefined || source === null) throw valueError("xml-inline: 'tag_pattern' content_arg is required");
  const program = tagPattern(args);
  const text = args.whole && region.isCut ? region.text + CUT : region.text;
  const readValue = (raw: string, isJson: boolean): unknown => {
    if (isJson) return (decodeJson(raw) ?? { value: raw }).value;
    const inner = args.cdata ? raw.replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, '$1') : raw;
    return parseValue({ ...region, text: inner, isCut: false }, args.value_parser);
  };
  const found = new Map<string, unknown>();
  const between: string[] = [];
  let end = 0;
  region.work.allow(text.length);
  for (const match of findAll(program, text, region.work)) {
    const groups = namedGroups(program, match, { text, base: 0 });
    const key = groups.get('key');
    if (key === undefined)
      throw valueError(`xml-inline: tag_pattern must have a named group 'key'. Pattern: ${String(source)}`);
    const raw = groups.has('value') ? groups.get('value') : '';
    const value = raw === undefined ? null : readValue(raw, groups.get('json') !== undefined);
    const before = found.get(key);
    if (!merge_duplicates || !found.has(key)) found.set(key, value);
    else found.set(key, Array.isArray(before) ? [...before, value] : [before, value]);
    between.push(text.slice(end, match.start));
    end = match.end;
  }
  const rest = [...between, text.slice(end)].join('').replace(CUT, '').trim();
  if (args.whole && rest)
    throw valueError(`xml-inline: the region has text outside of tags: ${JSON.stringify(rest.slice(0, 80))}`);
  return Object.fromEntries(found);
}
