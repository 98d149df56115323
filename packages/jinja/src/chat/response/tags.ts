import { valueError } from '../../engine/runtime/errors.ts';
import { decodeJson } from './decode-json.ts';
import { compilePattern, type Program } from './pattern/program.ts';
import { findAll, namedGroups } from './pattern/search.ts';
import type { Arguments, Region } from './region.ts';

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
export function parseTags(region: Region, args: Arguments, parseValue: ParseValue): Record<string, unknown> {
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
