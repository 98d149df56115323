import { decodePercent } from '../contract/paths.ts';

/** A path template compiled for matching. */
export interface PathPattern {
  /** The number of literal characters: of several matches, the one with the most is the most specific. */
  readonly literals: number;
  /** The values of the names in braces; `undefined` when the path does not match. */
  readonly match: (path: string, query: URLSearchParams) => Readonly<Record<string, string>> | undefined;
}

/**
 * Compiles a template such as `/models/{model}/v1/chat/completions` or `/v1/get_result?id={id}`. `{model}` matches any
 * part of a path, slashes included; other names match one segment.
 */
export function compilePath(template: string): PathPattern {
  const [path = '', query = ''] = template.split('?');
  const names: string[] = [];
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return name === 'model' ? '(.+)' : '([^/]+)';
  });
  const pattern = new RegExp(`^${source}$`);
  const parameters = [...new URLSearchParams(query)].map(([key, value]) => [key, value.slice(1, -1)] as const);
  return {
    literals: template.replace(/\{\w+\}/g, '').length,
    match(given, givenQuery) {
      const found = pattern.exec(given);
      if (!found) return undefined;
      const inPath = names.map((name, at) => [name, decodePercent(found[at + 1] ?? '')] as const);
      const inQuery = parameters.map(([key, name]) => [name, givenQuery.get(key) ?? ''] as const);
      if (inQuery.some(([, value]) => value === '')) return undefined;
      return Object.fromEntries([...inPath, ...inQuery]);
    },
  };
}
