declare module 'virtual:docs' {
  import type { DocEntry, DocModule } from './doc-page.ts';

  export const entries: readonly DocEntry[];
  export const loaders: Readonly<Record<string, () => Promise<DocModule>>>;
  /** Where the text of a former page is now: the path of a page with the id of a heading, by the former path. */
  export const moved: Readonly<Record<string, string>>;
}

declare module 'virtual:docs/search' {
  import type { DocSection } from './doc-page.ts';

  /** Loads the sections of all pages. */
  export const readSections: () => Promise<readonly DocSection[]>;
}

declare module 'virtual:docs/tasks' {
  import type { DocModule } from './doc-page.ts';

  /** The texts of tasks, by `tasks/<id>`. */
  export const loaders: Readonly<Record<string, () => Promise<DocModule>>>;
}
