import { expect, it } from 'vitest';
import { byTopic } from './doc-files.ts';

const INDEX = `# Guides

New here? [Getting started](getting-started.md).

## Calls

- [Inference](inference.md): calls.
- [A page](page.md), whole programs for [Next.js](next.md) and
  [plain HTML](express.md).

## Reference

- [Inference again](inference.md)
- [Reference](../react/README.md)
`;

const guide = (name: string) => ({ path: `guide/${name}`, file: `docs/guide/${name}.md`, group: 'Guide' });

it('groups guides by the headings of their index, in its order', () => {
  const guides = ['express', 'getting-started', 'inference', 'next', 'page'].map(guide);
  expect(byTopic(guides, INDEX).map(({ path, group }) => `${group}: ${path}`)).toEqual([
    'Guide: guide/getting-started',
    'Calls: guide/inference',
    'Calls: guide/page',
    'Calls: guide/next',
    'Calls: guide/express',
  ]);
});
