import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DocEntry } from '../../src/doc-content/doc-page.ts';
import { bundleExample } from './bundle-example.ts';
import { type DocFile, findDocFiles } from './doc-files.ts';
import { readPage } from './read-page.ts';

const INDEX = 'virtual:docs';
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

  return {
    name: 'hubkit-docs-pages',
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) || id.startsWith(EXAMPLE) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1);
      if (name === INDEX) return indexModule(files.map((file) => ({ ...entryOf(file, page(file).title) })));
      if (name.startsWith(EXAMPLE))
        return `export default ${JSON.stringify(await example(name.slice(EXAMPLE.length)))};`;
      const file = name.startsWith(PAGE) ? files.find(({ path }) => path === name.slice(PAGE.length)) : undefined;
      if (!file) return undefined;
      this.addWatchFile(join(root, file.file));
      return pageModule(page(file), example);
    },
  };
}

const entryOf = ({ path, group }: DocFile, title: string): DocEntry => ({ path, group, title });

function indexModule(entries: readonly DocEntry[]): string {
  const loaders = entries.map(({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(PAGE + path)})`);
  return `export const entries = ${JSON.stringify(entries)};\nexport const loaders = {${loaders.join(',\n')}};`;
}

/** The page, with a loader for each of its examples that runs in a browser. */
async function pageModule(page: ReturnType<typeof readPage>, example: (name: string) => Promise<string | undefined>) {
  const named = new Set(
    page.content.flatMap((node) =>
      typeof node === 'object' && node.type === 'code' && node.example ? [node.example] : [],
    ),
  );
  const runnable: string[] = [];
  for (const name of named) if ((await example(name)) !== undefined) runnable.push(name);
  const loaders = runnable.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(EXAMPLE + name)})`);
  // As text: engines read JSON faster than they parse the same object as code.
  return `export const page = JSON.parse(${JSON.stringify(JSON.stringify(page))});\nexport const examples = {${loaders.join(',\n')}};`;
}
