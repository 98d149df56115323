import { CatalogError } from '../errors.ts';

/** The parts of a file's path that a query can test. */
export const PATH_FIELDS = ['path', 'path_prefix', 'path_filename', 'path_extension'] as const;

export type PathField = (typeof PATH_FIELDS)[number];

/** A parsed download query, in the order in which it is evaluated: AND binds more tightly than OR. */
export type DownloadRule =
  | { readonly type: 'equals'; readonly field: PathField; readonly value: string }
  | { readonly type: 'exists'; readonly field: PathField }
  | { readonly type: 'and' | 'or'; readonly rules: readonly DownloadRule[] };

/**
 * Parses a download-count query of the hub, such as `path_extension:"pt" OR path:"config.json"`.
 *
 * @throws CatalogError with code `INVALID_DOWNLOAD_QUERY` when a term is not `field:"value"` or `_exists_:"field"`.
 */
export function parseDownloadQuery(query: string): DownloadRule {
  return combine(
    'or',
    query.split(/\s+OR\s+/).map((part) => combine('and', part.split(/\s+AND\s+/).map(parseTerm))),
  );
}

function combine(type: 'and' | 'or', rules: readonly DownloadRule[]): DownloadRule {
  const [first] = rules;
  return first && rules.length === 1 ? first : { type, rules };
}

function parseTerm(term: string): DownloadRule {
  const [, name = '', value = ''] = /^(\w+):"([^"]+)"$/.exec(term.trim()) ?? [];
  if (name === '_exists_' && isPathField(value)) return { type: 'exists', field: value };
  if (isPathField(name)) return { type: 'equals', field: name, value };
  throw new CatalogError(
    'INVALID_DOWNLOAD_QUERY',
    `"${term}" is not a term of a download query: write field:"value" or _exists_:"field" with one of the fields ${PATH_FIELDS.join(', ')}.`,
  );
}

function isPathField(name: string): name is PathField {
  return PATH_FIELDS.some((field) => field === name);
}
