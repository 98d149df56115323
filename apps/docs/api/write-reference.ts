import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  DeclarationReflection,
  type ProjectReflection,
  Reflection,
  ReflectionKind,
  TSConfigReader,
} from 'typedoc';
import { type MarkdownApplication, MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { slugify } from '../../../packages/react/src/slug/slugify.ts';
import { PAGES, REPOSITORY, ROOT } from '../folders.ts';
import type { MenuItem } from '../pages/sidebar.ts';
import { moduleIndex } from './module-index.ts';
import { readGroups } from './read-groups.ts';

/** An entry of a package that programs import, with its source. */
interface Entry {
  /** `inference`, or `inference/mcp`. */
  readonly name: string;
  readonly file: string;
}

/** Names that the reference shows, and those without a description. */
export interface Reference {
  readonly names: number;
  readonly undescribed: readonly string[];
  readonly menu: readonly MenuItem[];
}

/** Writes a page for each exported name of each package, from the docstrings of its source. */
export async function writeReference(): Promise<Reference> {
  const entries = findEntries();
  const app = (await Application.bootstrapWithPlugins(
    {
      plugin: ['typedoc-plugin-markdown'],
      entryPoints: entries.map(({ file }) => file),
      tsconfig: join(import.meta.dirname, 'tsconfig.json'),
      // `npm run types` checks them.
      skipErrorChecking: true,
      excludeExternals: true,
      excludeInternal: true,
      excludePrivate: true,
      readme: 'none',
      name: 'hubkit',
      router: 'structure',
      logLevel: 'Error',
      sourceLinkTemplate: `${REPOSITORY}/blob/main/{path}#L{line}`,
      gitRevision: 'main',
      ...MARKDOWN_OPTIONS,
    } as Partial<Record<string, unknown>>,
    [new TSConfigReader()],
  )) as MarkdownApplication;
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources of the packages.');
  nameModules(project, entries);
  const examples = examplesByName();
  app.renderer.markdownHooks.on('page.end', (context) => {
    const { name } = context.page.model;
    const files = examples.get(name) ?? [];
    if (files.length === 0) return '';
    const links = files.map((file) => `- [${file}](${REPOSITORY}/blob/main/docs/examples/${file})`);
    return `## Programs that use it\n\n${links.join('\n')}`;
  });
  // Two names that differ in case alone, such as `Node` and `node`, get different addresses, so that those of modules are read here.
  const addresses = new Map<string, string>();
  app.renderer.on(MarkdownPageEvent.BEGIN, ({ model, url }) => {
    if (model instanceof Reflection && model.kindOf(ReflectionKind.Module)) addresses.set(model.name, url);
  });
  // VitePress makes the ids of headings with our `slugify`, TypeDoc the links to them with its own.
  app.renderer.on(MarkdownPageEvent.END, (page) => {
    page.contents = (createIndex(page.model, entries, app) ?? page.contents)?.replaceAll(
      /(?<=\]\([^()\s#]*#)[\w-]+(?=\))/g,
      slugify,
    );
  });
  await app.generateOutputs(project);
  return { ...describedNames(project), menu: createMenu(entries, addresses) };
}

/** Looks of the pages. */
const MARKDOWN_OPTIONS = {
  out: join(PAGES, 'api'),
  entryFileName: 'index',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'list',
  enumMembersFormat: 'table',
  pageTitleTemplates: { index: 'API reference', module: '@hubkit/{name}', member: '{name}' },
};

/** The entries of every package, from `exports` of its package.json; not those that stand for one file of many. */
function findEntries(): Entry[] {
  return readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
    const { exports = {} } = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')) as {
      readonly exports?: Readonly<Record<string, Readonly<Record<string, string>> | string | null>>;
    };
    return Object.entries(exports).flatMap(([key, conditions]) => {
      const source = typeof conditions === 'object' ? conditions?.['hubkit-source'] : undefined;
      if (!source || source.includes('*')) return [];
      return [{ name: join(folder, key), file: join(ROOT, 'packages', folder, source) }];
    });
  });
}

/** Names each module as programs import it. TypeDoc knows it by the path of its file. */
function nameModules(project: ProjectReflection, entries: readonly Entry[]): void {
  for (const module of project.children ?? []) {
    const file = project.getSymbolIdFromReflection(module)?.fileName ?? '';
    const entry = entries.find((known) => known.file === file);
    if (entry) module.name = entry.name;
  }
}

/** The index of a module with many names; undefined for any other page. */
function createIndex(model: unknown, entries: readonly Entry[], app: Application): string | undefined {
  if (!(model instanceof DeclarationReflection) || !model.kindOf(ReflectionKind.Module)) return undefined;
  const entry = entries.find(({ name }) => name === model.name);
  if (!entry) return undefined;
  const linkTo = (target: Reflection) => app.renderer.router?.relativeUrl(model, target) ?? '';
  return moduleIndex(`@hubkit/${model.name}`, model.children ?? [], readGroups(entry.file), linkTo);
}

/** A group for each package, with its entries. */
function createMenu(entries: readonly Entry[], addresses: ReadonlyMap<string, string>): MenuItem[] {
  const packages = [...new Set(entries.map(({ name }) => name.split('/')[0]))];
  return packages.map((name) => ({
    text: `@hubkit/${name}`,
    collapsed: false,
    items: entries
      .filter((entry) => entry.name.split('/')[0] === name)
      .map((entry) => ({ text: `@hubkit/${entry.name}`, link: `/api/${addresses.get(entry.name)}` })),
  }));
}

function describedNames(project: ProjectReflection): Omit<Reference, 'menu'> {
  const shown = (project.children ?? []).flatMap((module) =>
    (module.children ?? []).filter(({ kind }) => kind !== ReflectionKind.Reference).map((child) => ({ module, child })),
  );
  const undescribed = shown
    .filter(({ child }) => !child.hasComment() && !child.signatures?.some((signature) => signature.hasComment()))
    .map(({ module, child }) => `${module.name}: ${child.name}`);
  return { names: shown.length, undescribed };
}

/** The files of `docs/examples` that import a name from one of the packages, by that name. */
function examplesByName(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(ROOT, 'docs/examples');
  for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@hubkit\//g))
      for (const part of list.split(',')) {
        const name = part
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/, '');
        if (name) found.set(name, [...new Set([...(found.get(name) ?? []), file])]);
      }
  }
  return found;
}
