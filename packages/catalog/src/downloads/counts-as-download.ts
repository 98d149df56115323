import { CatalogError } from '../errors.ts';
import { type DownloadRule, type PathField, parseDownloadQuery } from './download-query.ts';

/** Files that count if a library has no query (hub documentation, "Models download stats"). */
export const DEFAULT_COUNTED_FILES = [
  'config.json',
  'config.yaml',
  'hyperparams.yaml',
  'params.json',
  'meta.yaml',
] as const;

/** The facts of a library that decide on downloads. */
interface CountedLibrary {
  readonly countDownloads?: string;
  readonly hasUnpublishedDownloadRule?: boolean;
}

/**
 * Returns true if the hub counts a request for a file as a download of the model.
 *
 * @param path Path of the file in the model's repository, such as `checkpoints/model.pt`.
 * @param library The library of the model. Without a `countDownloads` query, requests for `DEFAULT_COUNTED_FILES` count.
 * @throws CatalogError with code `INVALID_DOWNLOAD_QUERY` when the query cannot be parsed, with code `UNPUBLISHED_DOWNLOAD_RULE` for
 * diffusers.
 */
export function countsAsDownload(path: string, library: CountedLibrary = {}): boolean {
  const { countDownloads: query, hasUnpublishedDownloadRule = false } = library;
  if (hasUnpublishedDownloadRule)
    throw new CatalogError(
      'UNPUBLISHED_DOWNLOAD_RULE',
      'The hub counts downloads of this library by a rule that it has not published: take the number that the hub states.',
    );
  if (query === undefined) return DEFAULT_COUNTED_FILES.some((file) => file === path);
  return matches(parseDownloadQuery(query), splitPath(path));
}

type PathFields = Readonly<Record<PathField, string | undefined>>;

function splitPath(path: string): PathFields {
  const [, prefix, filename, extension] = /^(.*\/)?([^/]*?)(?:\.([^./]+))?$/.exec(path) ?? [];
  return { path, path_prefix: prefix, path_filename: filename, path_extension: extension };
}

function matches(rule: DownloadRule, fields: PathFields): boolean {
  switch (rule.type) {
    case 'equals':
      return fields[rule.field] === rule.value;
    case 'exists':
      return fields[rule.field] !== undefined;
    case 'and':
      return rule.rules.every((part) => matches(part, fields));
    case 'or':
      return rule.rules.some((part) => matches(part, fields));
  }
}
