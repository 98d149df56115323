import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DocEntry } from '../../src/doc-content/doc-page.ts';
import { bundleExample } from './bundle-example.ts';
import { type DocFile, findDocFiles } from './doc-files.ts';
import { readPage } from './read-page.ts';

const INDEX = 'virtual:docs';
/** The loaders of the texts of tasks alone, for pages that need no list of all. */
const TASKS = 'virtual:docs/tasks';
const PAGE = 'virtual:docs/page/';
const EXAMPLE = 'virtual:docs/example/';

/**
 * Makes modules of the repository's Markdown: `virtual:docs` lists the pages and loads them, one module for each page and each
 * example.
 */
export function docsPages({ root }: { readonly root: string }): Plugin {
  const files = findDocFiles(root);
  const examples = new Map<string, Promise<string | undefined>>();
  const example = (name: string) => {
    const bundled = examples.get(name) ?? bundleExample(join(root, 'docs/examples', name));
    examples.set(name, bundled);
    return bundled;
  };
  const page = (file: DocFile) => readPage(readFileSync(join(root, file.file), 'utf8'), file, files);

  let isBuild = false;
  return {
    name: 'hubkit-docs-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) =>
      id === INDEX || id === TASKS || id.startsWith(PAGE) || id.startsWith(EXAMPLE) ? `\0${id}` : undefined,
    async load(id) {
      const name = id.slice(1);
      if (name === INDEX) return indexModule(files.map((file) => ({ ...entryOf(file, page(file).title) })));
      if (name === TASKS)
        return `${OPENED}\nexport const loaders = {${loadersOf(files.filter(({ path }) => path.startsWith('tasks/')))}};`;
      if (name.startsWith(EXAMPLE))
        return `export default ${JSON.stringify(await example(name.slice(EXAMPLE.length)))};`;
      const file = name.startsWith(PAGE) ? files.find(({ path }) => path === name.slice(PAGE.length)) : undefined;
      if (!file) return undefined;
      this.addWatchFile(join(root, file.file));
      const text = JSON.stringify(page(file));
      // A file of its own where there is a build: text is data, which no engine has to parse as a program.
      const url =
        isBuild && this.emitFile({ type: 'asset', name: `${file.path.replaceAll('/', '-')}.json`, source: text });
      const value = url
        ? `(await fetch(import.meta.ROLLUP_FILE_URL_${url})).json()`
        : `JSON.parse(${JSON.stringify(text)})`;
      return pageModule(page(file), value, example);
    },
  };
}

const entryOf = ({ path, group }: DocFile, title: string): DocEntry => ({ path, group, title });

function indexModule(entries: readonly DocEntry[]): string {
  return `${OPENED}\nexport const entries = ${JSON.stringify(entries)};\nexport const loaders = {${loadersOf(entries)}};`;
}

function loadersOf(entries: readonly Pick<DocEntry, 'path'>[]): string {
  return entries
    .map(({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(PAGE + path)}).then(opened)`)
    .join(',\n');
}

/** A page is read once its module is there; an `await` in the module itself would split up the chunks of all pages. */
const OPENED = 'const opened = async ({ readPage, examples }) => ({ page: await readPage(), examples });';

/** The page, which `value` is the code of, with a loader for each of its examples that runs in a browser. */
async function pageModule(
  page: ReturnType<typeof readPage>,
  value: string,
  example: (name: string) => Promise<string | undefined>,
) {
  const named = new Set(
    page.content.flatMap((node) =>
      typeof node === 'object' && node.type === 'code' && node.example ? [node.example] : [],
    ),
  );
  const runnable: string[] = [];
  for (const name of named) if ((await example(name)) !== undefined) runnable.push(name);
  const loaders = runnable.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(EXAMPLE + name)})`);
  return `export const readPage = async () => ${value};\nexport const examples = {${loaders.join(',\n')}};`;
}
