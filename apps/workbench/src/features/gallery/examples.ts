import type { ComponentType } from 'react';

const COMPONENTS = import.meta.glob<ComponentType>('./examples/*.tsx', { import: 'Example' });
const SOURCES = import.meta.glob<string>('./examples/*.tsx', { import: 'default', query: '?raw' });

/** An example of a panel: its element and its source file. */
export interface GalleryExample {
  readonly Example: ComponentType;
  readonly source: string;
}

const nameOf = (path: string) => path.slice('./examples/'.length, -'.tsx'.length);

/** The names of the examples: those of their files. */
export const EXAMPLE_NAMES: readonly string[] = Object.keys(COMPONENTS).map(nameOf);

/** Returns the name of an example as people read it: `result-boxes` is `Result boxes`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PAGES = ['chat', 'result', 'snippet-panel', 'task', 'heading'] as const;
const PAGE_OF = {
  chat: 'chat-panel',
  result: 'result-view',
  'snippet-panel': 'snippet-panel',
  task: 'task-page',
  heading: 'heading',
};

/** Returns the documentation page of the component in an example, below `/docs/`. */
export function docsPageOf(name: string): string {
  const page = PAGES.find((start) => name.startsWith(start));
  return page ? `react/${PAGE_OF[page]}` : 'react';
}

/** Loads an example; its code is the file that runs. */
export async function loadExample(name: string): Promise<GalleryExample | undefined> {
  const path = `./examples/${name}.tsx`;
  const [Example, source] = await Promise.all([COMPONENTS[path]?.(), SOURCES[path]?.()]);
  return Example && source !== undefined ? { Example, source } : undefined;
}
