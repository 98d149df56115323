import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import moved from '../../../../docs/moved-pages.json' with { type: 'json' };
import type { DocEntry, DocNode, DocPage, DocSection } from '../../src/doc-content/doc-page.ts';
import { bundleExample } from './bundle-example.ts';
import { type DocFile, findDocFiles } from './doc-files.ts';
import { readPage } from './read-page.ts';

const INDEX = 'virtual:docs';
/** The loaders of the texts of tasks alone, for pages that need no list of all. */
const TASKS = 'virtual:docs/tasks';
/** The sections of all pages, for the search. */
const SEARCH = 'virtual:docs/search';
const PAGE = 'virtual:docs/page/';
const EXAMPLE = 'virtual:docs/example/';
/** Length of the text of a section in characters, at most. */
const LENGTH = 400;

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
  /** Returns code that yields a value. A build puts the value into a file: fetched data costs no parsing as a program. */
  function textModule(this: { emitFile(file: EmittedFile): string }, name: string, value: unknown): string {
    const source = JSON.stringify(value);
    if (!isBuild) return `JSON.parse(${JSON.stringify(source)})`;
    const url = this.emitFile({ type: 'asset', name: `${name}.json`, source });
    return `(await fetch(import.meta.ROLLUP_FILE_URL_${url})).json()`;
  }
  return {
    name: 'hubkit-docs-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) =>
      id === INDEX || id === TASKS || id === SEARCH || id.startsWith(PAGE) || id.startsWith(EXAMPLE)
        ? `\0${id}`
        : undefined,
    async load(id) {
      const name = id.slice(1);
      if (name === INDEX) return indexModule(files.map((file) => ({ ...toEntry(file, page(file).title) })));
      if (name === TASKS)
        return `${OPENED}\nexport const loaders = {${writeLoaders(files.filter(({ path }) => path.startsWith('tasks/')))}};`;
      if (name === SEARCH) {
        const sections = files.flatMap((file) => splitSections(page(file), file.group));
        return `export const readSections = async () => ${textModule.call(this, 'docs-search', sections)};`;
      }
      if (name.startsWith(EXAMPLE))
        return `export default ${JSON.stringify(await example(name.slice(EXAMPLE.length)))};`;
      const file = name.startsWith(PAGE) ? files.find(({ path }) => path === name.slice(PAGE.length)) : undefined;
      if (!file) return undefined;
      this.addWatchFile(join(root, file.file));
      return pageModule(page(file), textModule.call(this, file.path.replaceAll('/', '-'), page(file)), example);
    },
  };
}

interface EmittedFile {
  readonly type: 'asset';
  readonly name: string;
  readonly source: string;
}

const toEntry = ({ path, group }: DocFile, title: string): DocEntry => ({ path, group, title });

function indexModule(entries: readonly DocEntry[]): string {
  return `${OPENED}\nexport const entries = ${JSON.stringify(entries)};\nexport const loaders = {${writeLoaders(entries)}};\nexport const moved = ${JSON.stringify(moved)};`;
}

function writeLoaders(entries: readonly Pick<DocEntry, 'path'>[]): string {
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

/** Splits a page at its headings of the second and third level. */
function splitSections({ path, title: page, headings, content }: DocPage, group: string): readonly DocSection[] {
  const ids = new Set(headings.map(({ id }) => id));
  const sections: { path: string; title: string; words: string[] }[] = [{ path, title: '', words: [] }];
  for (const node of content) {
    if (typeof node === 'object' && node.type === 'heading' && ids.has(node.id))
      sections.push({ path: `${path}#${node.id}`, title: node.title, words: [] });
    else sections.at(-1)?.words.push(collectText(node));
  }
  return sections.map(({ words, ...section }) => ({
    ...section,
    group,
    page,
    text: words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH),
  }));
}

function collectText(node: DocNode): string {
  if (typeof node === 'string') return node;
  return 'children' in node ? node.children.map(collectText).join(' ') : '';
}
