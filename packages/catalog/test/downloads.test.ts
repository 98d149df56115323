import { describe, expect, it } from 'vitest';
import {
  CatalogError,
  countsAsDownload,
  type DownloadRule,
  LIBRARIES,
  MODEL_LIBRARIES_UI_ELEMENTS,
  parseDownloadQuery,
} from '../src/index.ts';

const queries = Object.values(LIBRARIES).flatMap(({ id, countDownloads }: { id: string; countDownloads?: string }) =>
  countDownloads === undefined ? [] : [{ id, countDownloads }],
);

/** A path that satisfies a rule: of alternatives the first. */
function exampleOf(rule: DownloadRule): string {
  const parts = new Map<string, string>();
  const collect = (part: DownloadRule): void => {
    if (part.type === 'equals') parts.set(part.field, part.value);
    else if (part.type === 'exists') parts.set(part.field, 'some/');
    else for (const inner of part.type === 'or' ? part.rules.slice(0, 1) : part.rules) collect(inner);
  };
  collect(rule);
  const named =
    (parts.get('path_filename') ?? 'weights') + (parts.has('path_extension') ? `.${parts.get('path_extension')}` : '');
  return parts.get('path') ?? (parts.get('path_prefix') ?? '') + named;
}

describe('the download query', () => {
  it.each(queries)('of $id counts a file that it names, and no other', ({ countDownloads }) => {
    const path = exampleOf(parseDownloadQuery(countDownloads));
    expect(countsAsDownload(path, { countDownloads }), path).toBe(true);
    expect(countsAsDownload('README.md', { countDownloads })).toBe(false);
    expect(countsAsDownload(`${path}x`, { countDownloads })).toBe(false);
  });

  it('binds AND more tightly than OR', () => {
    const countDownloads = 'path_filename:"a" AND path_extension:"pt" OR path:"b.bin"';
    expect(['a.pt', 'x/a.pt', 'b.bin'].filter((path) => countsAsDownload(path, { countDownloads }))).toHaveLength(3);
    expect(['b.pt', 'a.bin', 'x/b.bin'].filter((path) => countsAsDownload(path, { countDownloads }))).toEqual([]);
  });

  it('joins what is in parentheses first', () => {
    const countDownloads = '(path_filename:"a" OR path_filename:"b (2)") AND path_extension:"pt"';
    expect(['a.pt', 'b (2).pt'].filter((path) => countsAsDownload(path, { countDownloads }))).toHaveLength(2);
    expect(['a', 'a.bin', 'c.pt'].filter((path) => countsAsDownload(path, { countDownloads }))).toEqual([]);
  });

  it('tells a folder from none', () => {
    const countDownloads = 'path_extension:"mil" AND _exists_:"path_prefix"';
    expect(countsAsDownload('folder/model.mil', { countDownloads })).toBe(true);
    expect(countsAsDownload('model.mil', { countDownloads })).toBe(false);
  });

  it('takes the last dot as the start of the extension', () => {
    expect(countsAsDownload('model.tar.gz', { countDownloads: 'path_extension:"gz"' })).toBe(true);
    expect(countsAsDownload('model.tar.gz', { countDownloads: 'path_filename:"model.tar"' })).toBe(true);
    expect(countsAsDownload('v1.0/model', { countDownloads: 'path_extension:"0/model"' })).toBe(false);
  });

  it('of a library without one is the list of configuration files', () => {
    expect(countsAsDownload('config.json')).toBe(true);
    expect(countsAsDownload('folder/config.json')).toBe(false);
  });

  it('of diffusers is not known', () => {
    expect(() => countsAsDownload('model_index.json', LIBRARIES.diffusers)).toThrow(/has not published/);
    expect(() => countsAsDownload('config.json', MODEL_LIBRARIES_UI_ELEMENTS.diffusers)).toThrow(CatalogError);
  });

  it.each([
    '',
    'pt',
    'path_extension:pt',
    'extension:"pt"',
    '_exists_:"size"',
    'path:"a" OR',
    '(path:"a"',
    'path:"a")',
    '()',
  ])('cannot be %j', (query) => {
    expect(() => parseDownloadQuery(query)).toThrow(CatalogError);
    expect(() => parseDownloadQuery(query)).toThrow(/field:"value"/);
  });
});
