import type { KnownDifference } from '../explain.ts';

const since = '2026-11-23';

/** Names that only one of both exports. */
export const EXPORT_DIFFERENCES: readonly KnownDifference[] = [
  ...['tasks', 'inference', 'jinja'].map((name) => ({
    in: `exports of @huggingface/${name}`,
    kind: 'extra' as const,
    items: ['*'],
    because: 'further names of our own',
    since,
  })),
  {
    in: 'exports of @huggingface/jinja',
    kind: 'missing',
    items: ['Interpreter'],
    because:
      'a template is compiled, so there is no interpreter; `Template` and `Environment` do what programs used it for',
    since,
  },
];
