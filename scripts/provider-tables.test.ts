import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '../packages/inference/src/providers/provider-facts.gen.ts';
import { providerTables } from './provider-tables.ts';

const tables = await providerTables();
const readRows = (name: string) => (tables[name] ?? '').split('\n').filter((line) => line !== '');

describe('the tables of providers', () => {
  it('have a row for each provider, with its tasks, its key and what it takes', () => {
    for (const { id, tasks, keyVariable, access, directOnlySince } of PROVIDERS) {
      const note = directOnlySince ? ' (direct only)' : '';
      expect(readRows('tasks of providers')).toContain(`| \`${id}\`${note} | ${[...tasks].sort().join(', ')} |`);
      const [row = ''] = readRows('keys of providers').filter((line) => line.includes(`| \`${id}\` |`));
      expect(row).toMatch(/^\| \[.+\]\(https:\/\/.+\) \| /);
      expect(row).toContain(`| \`${keyVariable}\` |`);
      const isRouted = access !== 'direct' && directOnlySince === undefined;
      expect([row.includes('hub token'), row.includes('API key')]).toEqual([isRouted, access !== 'routed']);
      if (directOnlySince) expect(row).toContain(`direct only since ${directOnlySince}`);
    }
    expect(readRows('tasks of providers')).toHaveLength(PROVIDERS.length + 2);
  });

  it('have a row for each task that some provider has, with the method that runs it', () => {
    const tasks = new Set(PROVIDERS.flatMap((provider) => provider.tasks));
    expect(readRows('providers of tasks')).toHaveLength(tasks.size + 2);
    const able = PROVIDERS.filter((provider) => provider.tasks.includes('text-to-image')).map(({ id }) => id);
    expect(readRows('providers of tasks')).toContain(`| text-to-image | \`textToImage\` | ${able.join(', ')} |`);
  });
});
