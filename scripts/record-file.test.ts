import { expect, it } from 'vitest';
import { checkedMember, readModules, recordRegistry } from './record-file.ts';

const member = (id: string, exported: string) => ({ id, module: `./${id}.ts`, exported });

it('writes an import for each module and an entry for each member', async () => {
  const { write } = recordRegistry({
    path: 'x.gen.ts',
    imports: ["import type { Item } from './item.ts';"],
    constants: [
      { doc: 'All items.', name: 'ITEMS', members: async () => [member('b-c', 'bC'), member('a', 'item')] },
      { doc: 'The first.', name: 'FIRST: readonly Item[]', members: async () => [member('a', 'item')], form: 'list' },
      { doc: 'The rest.', name: 'REST', members: async () => [member('d', '*')], ending: 'as const' },
    ],
    rest: ['', 'export type Key = keyof typeof ITEMS;'],
  });
  expect((await write()).split('\n').slice(1)).toEqual([
    "import type { Item } from './item.ts';",
    "import { item as a } from './a.ts';",
    "import { bC } from './b-c.ts';",
    "import * as d from './d.ts';",
    '',
    '/** All items. */',
    'export const ITEMS = {',
    "  'b-c': bC,",
    '  a,',
    '};',
    '',
    '/** The first. */',
    'export const FIRST: readonly Item[] = [',
    '  a,',
    '];',
    '',
    '/** The rest. */',
    'export const REST = {',
    '  d,',
    '} as const;',
    '',
    'export type Key = keyof typeof ITEMS;',
    '',
  ]);
});

it('reads the modules of a folder, and checks what they export', async () => {
  const folder = 'packages/catalog/src/checks';
  const format = { exported: 'check', isMember: (name: string) => name === 'hub-ids' };
  expect(await readModules(folder, format)).toEqual([member('hub-ids', 'check')]);
  // Only one module: imports that are still pending would break the next test file of this worker.
  await expect(readModules(folder, { isMember: format.isMember })).rejects.toThrow(
    'checks/hub-ids.ts must export hubIds',
  );
  await expect(
    checkedMember(member('timm', 'timm'), { folder: 'packages/catalog/src/libraries', idField: 'repoUrl' }),
  ).rejects.toThrow('packages/catalog/src/libraries/timm.ts: the repoUrl is');
});
