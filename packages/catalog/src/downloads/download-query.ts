import { CatalogError } from '../errors.ts';

/** The parts of a file's path that a query can test. */
export const PATH_FIELDS = ['path', 'path_prefix', 'path_filename', 'path_extension'] as const;

/** A field of a download query about the path of a file. */
export type PathField = (typeof PATH_FIELDS)[number];

/** A parsed download query, in the order in which it is evaluated: AND binds more tightly than OR. */
export type DownloadRule =
  | { readonly type: 'equals'; readonly field: PathField; readonly value: string }
  | { readonly type: 'exists'; readonly field: PathField }
  | { readonly type: 'and' | 'or'; readonly rules: readonly DownloadRule[] };

/**
 * Parses a download-count query of the hub, such as `path_extension:"pt" OR (path_filename:"config" AND path_extension:"json")`.
 *
 * @throws CatalogError with code `INVALID_DOWNLOAD_QUERY` when a term is not `field:"value"` or `_exists_:"field"`, or a parenthesis
 * has no partner.
 */
export function parseDownloadQuery(query: string): DownloadRule {
  const { rule, rest } = parseAlternatives(tokenize(query));
  if (rest.length > 0) throw invalid(rest.join(' '));
  return rule;
}

/** A rule, and the tokens after it. */
interface Parsed {
  readonly rule: DownloadRule;
  readonly rest: readonly string[];
}

/** Parentheses and the text between spaces; values in quotes are kept whole. */
function tokenize(query: string): readonly string[] {
  return query.match(/[()]|(?:"[^"]*"|[^\s()"])+|"/g) ?? [];
}

function parseAlternatives(tokens: readonly string[]): Parsed {
  return parseSeries('or', tokens, (rest) => parseSeries('and', rest, parseOperand));
}

/** Reads operands as long as the word between them is that of `type`. */
function parseSeries(
  type: 'and' | 'or',
  tokens: readonly string[],
  parse: (tokens: readonly string[]) => Parsed,
): Parsed {
  const first = parse(tokens);
  const rules = [first.rule];
  let { rest } = first;
  while (rest[0] === type.toUpperCase()) {
    const next = parse(rest.slice(1));
    rules.push(next.rule);
    rest = next.rest;
  }
  return { rule: rules.length === 1 ? first.rule : { type, rules }, rest };
}

function parseOperand([token = '', ...rest]: readonly string[]): Parsed {
  if (token !== '(') return { rule: parseTerm(token), rest };
  const inner = parseAlternatives(rest);
  if (inner.rest[0] !== ')') throw invalid(inner.rest.join(' '));
  return { rule: inner.rule, rest: inner.rest.slice(1) };
}

function parseTerm(term: string): DownloadRule {
  const [, name = '', value = ''] = /^(\w+):"([^"]+)"$/.exec(term) ?? [];
  if (name === '_exists_' && isPathField(value)) return { type: 'exists', field: value };
  if (isPathField(name)) return { type: 'equals', field: name, value };
  throw invalid(term);
}

function invalid(text: string): CatalogError {
  return new CatalogError(
    'INVALID_DOWNLOAD_QUERY',
    `"${text}" is not a term of a download query: write field:"value" or _exists_:"field" with one of the fields ${PATH_FIELDS.join(', ')}, joined by AND and OR, with a partner for every parenthesis.`,
  );
}

function isPathField(name: string): name is PathField {
  return PATH_FIELDS.some((field) => field === name);
}
