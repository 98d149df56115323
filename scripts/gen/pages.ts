import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFaults } from '../../packages/emulator/src/faults/table.ts';
import { table } from '../markdown-table.ts';
import { checksTable } from '../package-checks.ts';
import { propsTables } from '../props-tables.ts';
import { providerTables } from '../provider-tables.ts';
import { foldersWith, type Registry, root } from '../registry.ts';
import { runtimesTable } from '../runtimes-table.ts';
import { requirementsTable, sizeTable } from '../size-table.ts';

/** A code block with the path of its example, of a file of a program in `examples/`, of a recipe, or of a test. A text is what one prints. */
const fence =
  /(```(?!text )\w+ (\S+\.example\.(?:tsx?|py|sh)|(?:examples|tests\/e2e\/recipes)\/\S+|tests\/e2e\/\S+\.test\.ts)\n)[\s\S]*?(```)/g;

/** The place of a table that is made from the sources. */
const tablePlace = /(<!-- table: (.+) -->\n)[\s\S]*?(<!-- end of table -->)/g;

/** The pages with examples, which are type-checked and run, and with tables of the providers. */
export async function registries(): Promise<readonly Registry[]> {
  const packages = await foldersWith('packages', 'README.md');
  const files = await readdir(join(root, 'docs'), { recursive: true });
  const pages = files.filter((name) => name.endsWith('.md')).map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return ['README.md', ...packages.map((name) => `packages/${name}/README.md`), ...pages.sort()].map((path) => ({
    path,
    write: async () => withTables(path, await withExamples(await readFile(join(root, path), 'utf8'))),
  }));
}

/** Made for the first page with such a table: it has to check the types of a package. */
let tableOfType: ReturnType<typeof propsTables> | undefined;

async function withTables(path: string, page: string): Promise<string> {
  if (!page.includes('<!-- table: ')) return page;
  const tables: Readonly<Record<string, string>> = await providerTables();
  return page.replaceAll(tablePlace, (_, open: string, name: string, close: string) => {
    const [, fact, owner = ''] = /^(sizes|requirements) of ([\w-]+)$/.exec(name) ?? [];
    if (name === 'checks') return `${open}\n${checksTable()}\n${close}`;
    if (name === 'faults') return `${open}\n${faultTable()}\n${close}`;
    if (name === 'runtimes') return `${open}\n${runtimesTable()}\n${close}`;
    if (fact) return `${open}\n${fact === 'sizes' ? sizeTable(owner) : requirementsTable(owner)}\n${close}`;
    const [, kind, type] = /^(props|members) of (\w+)$/.exec(name) ?? [];
    if (type) {
      tableOfType ??= propsTables();
      return `${open}\n${tableOfType(type, kind as 'props' | 'members')}\n${close}`;
    }
    if (!Object.hasOwn(tables, name))
      throw new Error(`${path}: there is no table "${name}", only ${Object.keys(tables)}.`);
    return `${open}\n${tables[name]}\n${close}`;
  });
}

async function withExamples(page: string): Promise<string> {
  const files = [...page.matchAll(fence)].map(([, , file = '']) => file);
  const examples = new Map(
    await Promise.all(files.map(async (file) => [file, asInSource(await readFile(join(root, file), 'utf8'))] as const)),
  );
  return page.replace(fence, (_, open: string, file: string, close: string) => `${open}${examples.get(file)}${close}`);
}

/** An example in `test/examples/<folder>/` documents a file in `src/<folder>/` and is shown with its own imports. */
function asInSource(text: string): string {
  return text.replaceAll(/'\.\.\/\.\.\/((?:\.\.\/)*)src\//g, "'$1");
}

/** The table of faults, by their names, with the parameters that a request for one may give. */
function faultTable(): string {
  const rows = listFaults().map(({ name, summary, parameters }) => {
    const settings = Object.entries(parameters).map(([key, value]) => `;${key}=${value}`);
    return [`\`${[name, ...settings].join('')}\``, summary.replaceAll('|', '\\|')];
  });
  return table(['fault, with the defaults of its parameters', 'what happens'], rows);
}
