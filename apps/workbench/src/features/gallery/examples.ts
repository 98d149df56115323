import type { ComponentType } from 'react';
import type { EngineProps } from './with-template-engine.tsx';

const COMPONENTS = import.meta.glob<ComponentType<EngineProps>>('./examples/*.tsx', { import: 'Example' });
const SOURCES = import.meta.glob<string>('./examples/*.tsx', { import: 'default', query: '?raw' });

/** An example of a panel: its element and its source file. */
export interface GalleryExample {
  readonly Example: ComponentType;
  readonly source: string;
}

const toName = (path: string) => path.slice('./examples/'.length, -'.tsx'.length);

/** Groups of examples by purpose, complete panels first. Names of examples begin with the name of their group. */
const GROUPS = [
  ['Chat', 'chat'],
  ['Code', 'snippet'],
  ['Tasks', 'task'],
  ['Results', 'result'],
  ['Templates', 'template'],
  ['Hooks', 'use-'],
  ['Pages', ''],
] as const;

/** The names of the examples, which are those of their files, by group. */
export const EXAMPLE_GROUPS: readonly (readonly [group: string, names: readonly string[]])[] = GROUPS.map(
  ([group, start]) => [group, listNames(start)],
);

function listNames(start: string): readonly string[] {
  const findGroup = (name: string) => GROUPS.find(([, each]) => name.startsWith(each))?.[1];
  const names = Object.keys(COMPONENTS).map(toName);
  const rank = (name: string) => Number(!name.endsWith('panel'));
  return names.filter((name) => findGroup(name) === start).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

const PAGES = [
  'capture',
  'chat-markdown',
  'chat',
  'result',
  'snippet',
  'task-form',
  'task-widget',
  'task',
  'template',
  'use-chat',
  'use-result',
  'use-',
  'heading',
] as const;
const PAGE_OF = {
  capture: 'task-widget',
  'chat-markdown': 'markdown',
  chat: 'chat-panel',
  result: 'result-view',
  snippet: 'snippet-panel',
  'task-form': 'task-widget',
  'task-widget': 'task-widget',
  task: 'task-page',
  template: 'template-editor',
  'use-chat': 'use-chat',
  'use-result': 'result-view',
  'use-': 'use-task',
  heading: 'heading',
};

/** Returns the documentation page of the component in an example, below `/docs/`. */
export function findDocsPage(name: string): string {
  const page = PAGES.find((start) => name.startsWith(start));
  return page ? `react/${PAGE_OF[page]}` : 'react';
}

/** Loads an example; its code is the file that runs. */
export async function loadExample(name: string): Promise<GalleryExample | undefined> {
  const path = `./examples/${name}.tsx`;
  const [Example, source] = await Promise.all([COMPONENTS[path]?.(), SOURCES[path]?.()]);
  if (Example === undefined || source === undefined) return undefined;
  if (!name.startsWith('template')) return { Example: Example as ComponentType, source };
  const { withTemplateEngine } = await import('./with-template-engine.tsx');
  return { Example: withTemplateEngine(Example), source };
}
