import { FEATURE_ROUTES } from './feature-routes.gen.ts';

/** First parts of typed addresses, each with the path of the intended page: `bulk` and `/jobs/bulk`. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  FEATURE_ROUTES.flatMap(({ options }) => {
    const { staticData, path } = options as { staticData?: { alsoAt?: readonly string[] }; path: string };
    return (staticData?.alsoAt ?? []).map((name) => [name, path.replace(/\/(\{-\$\w+\}|\$)$/, '')] as const);
  }),
);

/** Returns the path that a typed one means, with the rest of it: `/models/a/b` for `/model/a/b`. `undefined` for one that is right. */
export function resolveAlias(path: string): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  const meant = ALIASES.get(first.toLowerCase());
  return meant && [meant, ...rest.filter(Boolean)].join('/');
}
