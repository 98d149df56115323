import type { LibraryDefinition } from '../define-library.ts';
import type { TaskPage } from '../define-page.ts';
import type { TaskDefinition } from '../define-task.ts';

/** All data of the catalogue. */
export interface Catalog {
  readonly tasks: readonly TaskDefinition[];
  readonly pages: ReadonlyMap<string, TaskPage>;
  readonly libraries: readonly LibraryDefinition[];
}

/** A rule that the data must keep. Returns a sentence for each place that breaks it. */
export type Check = (catalog: Catalog) => readonly string[];
