import { TemplateError, valueError } from '../../engine/runtime/errors.ts';
import { repr } from '../../engine/runtime/repr.ts';
import { typeName, type Value } from '../../engine/runtime/values.ts';
import { isRecord } from '../tokenizer-config.ts';
import { CONTENT_KINDS } from './content.ts';
import { compileLiterals, compilePattern, type Program } from './pattern/program.ts';
import type { ContentKind, ResponseTemplate } from './response-template.ts';
import { checkTransform } from './transform.ts';

/** A checked field with compiled marks. */
export interface LoadedField {
  /** The key among the fields of the template. */
  readonly key: string;
  /** The field of the message. */
  readonly name: string;
  readonly open: Program | undefined;
  readonly close: Program | undefined;
  readonly content: ContentKind;
  readonly contentArgs: Readonly<Record<string, unknown>>;
  readonly repeats: boolean;
  readonly join: string | undefined;
  readonly optional: boolean;
  readonly transform: unknown;
  readonly transformEach: boolean;
}

/** A checked response template. */
export interface LoadedTemplate {
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fields: readonly LoadedField[];
  /** The field that takes the text outside of all other regions. */
  readonly implicit: LoadedField | undefined;
  readonly start: Program;
}

const TEMPLATE_KEYS = ['version', 'defaults', 'fields', 'start_anchor', 'start_anchor_pattern'];

const FIELD_KEYS = [
  'open',
  'open_pattern',
  'close',
  'close_pattern',
  'content',
  'content_args',
  'repeats',
  'join',
  'optional',
  'transform',
  'transform_each',
  'field',
];

const loadedTemplates = new WeakMap<object, LoadedTemplate>();

/**
 * Checks a response template and compiles its marks; the result is kept as long as the template lives.
 *
 * @throws {TemplateError} with the texts of transformers.
 */
export function loadResponseTemplate(template: ResponseTemplate): LoadedTemplate {
  const known = loadedTemplates.get(template);
  if (known) return known;
  const loaded = load(template);
  loadedTemplates.set(template, loaded);
  return loaded;
}

function load(template: unknown): LoadedTemplate {
  if (!isRecord(template)) throw valueError(`response_template must be a dict, got ${nameType(template)}`);
  const { version = 1, defaults = {}, fields: given = {} } = template;
  if (version !== 1) throw valueError(`Unsupported response_template version: ${repr(version as Value)}`);
  const unknown = unknownKeys(template, TEMPLATE_KEYS);
  if (unknown) throw valueError(`Unknown keys in response_template: ${unknown}`);
  if (!isRecord(defaults)) throw valueError('response_template.defaults must be a dict');
  if (!isRecord(given) || Object.keys(given).length === 0)
    throw valueError('response_template.fields must be a non-empty dict');
  const fields = Object.entries(given).map(([name, field]) => loadField(name, field));
  const implicit = fields.filter(({ open }) => !open);
  if (implicit.length > 1)
    throw valueError(
      "At most one field may omit 'open'/'open_pattern' (that field becomes the implicit-open / leftover sink). " +
        `Found: ${implicit.map(({ key }) => key).join(', ')}`,
    );
  const start = compileMarks('response_template', template, 'start_anchor');
  if (!start) throw valueError("response_template must define 'start_anchor' or 'start_anchor_pattern'.");
  return { defaults, fields, implicit: implicit[0], start };
}

function loadField(key: string, field: unknown): LoadedField {
  const scope = `Field '${key}'`;
  if (!isRecord(field)) throw valueError(`${scope} must be a dict`);
  const unknown = unknownKeys(field, FIELD_KEYS);
  if (unknown) throw valueError(`${scope}: unknown keys ${unknown}`);
  const { content = 'text', content_args = {}, repeats, join = null, optional = true, transform = null } = field;
  const { transform_each = false, field: name = key } = field;
  if (typeof name !== 'string') throw valueError(`${scope}: 'field' must be a string, got ${nameType(name)}`);
  if (!isContentKind(content))
    throw valueError(
      `${scope}: unknown content parser '${String(content)}'. Available: ${repr([...CONTENT_KINDS].sort())}`,
    );
  const open = compileMarks(scope, field, 'open');
  const close = compileMarks(scope, field, 'close');
  if (join !== null && typeof join !== 'string')
    throw valueError(`${scope}: 'join' must be a string, got ${nameType(join)}`);
  if (join !== null && !repeats) throw valueError(`${scope}: 'join' requires 'repeats': true`);
  if (typeof transform_each !== 'boolean')
    throw valueError(`${scope}: transform_each must be a bool, got ${nameType(transform_each)}`);
  if (transform_each && transform === null)
    throw valueError(`${scope}: transform_each is set but no transform was provided`);
  if (transform !== null) checkTransform(scope, transform);
  else refuseUnusedGroups(scope, [open, close]);
  const contentArgs = isRecord(content_args) ? content_args : {};
  checkContentArgs(scope, contentArgs);
  return {
    key,
    name,
    open,
    close,
    content,
    contentArgs,
    repeats: Boolean(repeats),
    join: join ?? undefined,
    optional: Boolean(optional),
    transform,
    transformEach: transform_each,
  };
}

/** Delimiters without a character would be found again and again. */
function checkContentArgs(scope: string, { string_delims: delimiters = [] }: Readonly<Record<string, unknown>>): void {
  if (!Array.isArray(delimiters)) throw valueError(`${scope}: 'string_delims' must be a list of pairs`);
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string' && text !== '');
  if (!delimiters.every(isPair))
    throw valueError(`${scope}: 'string_delims' must be pairs of texts that are not empty`);
}

const isContentKind = (kind: unknown): kind is ContentKind => CONTENT_KINDS.includes(kind as ContentKind);

const nameType = (value: unknown): string => typeName(value as Value);

function unknownKeys(record: object, known: readonly string[]): string | undefined {
  const unknown = Object.keys(record).filter((key) => !known.includes(key));
  return unknown.length > 0 ? repr(unknown.sort()) : undefined;
}

/** Compiles the literals under `key`, or the pattern under `key_pattern`. */
function compileMarks(scope: string, field: Readonly<Record<string, unknown>>, key: string): Program | undefined {
  const patternKey = `${key}_pattern`;
  if (key in field && patternKey in field)
    throw valueError(`${scope}: cannot specify both '${key}' and '${patternKey}'`);
  if (key in field) return compileLiterals(readLiterals(scope, key, field[key]));
  if (!(patternKey in field)) return undefined;
  try {
    return compilePattern(String(field[patternKey]));
  } catch (cause) {
    if (!TemplateError.is(cause)) throw cause;
    throw valueError(`${scope}: invalid ${patternKey} regex: ${cause.rawMessage}`);
  }
}

function readLiterals(scope: string, key: string, given: unknown): readonly string[] {
  const literals = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(literals))
    throw valueError(`${scope}: '${key}' must be a string or list of strings, got ${nameType(given)}`);
  if (literals.length === 0) throw valueError(`${scope}: '${key}' list must contain at least one literal`);
  if (!literals.every((literal) => typeof literal === 'string'))
    throw valueError(`${scope}: '${key}' list must contain only strings`);
  if (literals.includes('')) throw valueError(`${scope}: '${key}' literals cannot be empty strings`);
  return literals;
}

/** Named groups reach the message only through a transform. */
function refuseUnusedGroups(scope: string, programs: readonly (Program | undefined)[]): void {
  const names = programs.flatMap((program) => program?.names.filter((name) => name !== undefined) ?? []);
  if (names.length === 0) return;
  throw valueError(
    `${scope}: open_pattern/close_pattern declares named group(s) ${repr([...new Set(names)].sort())}, but the field has ` +
      "no 'transform'. Named captures are only surfaced through a 'transform' template (where they appear alongside " +
      "'content'). Either add a 'transform' that uses the captures, or remove the named groups from the pattern.",
  );
}
