import type { LibraryDefinition } from '../library-code/define-library.ts';
import type { TaskPage } from '../task-definition/define-page.ts';
import type { TaskDefinition } from '../task-definition/define-task.ts';

/** All data of the catalog. */
export interface Catalog {
  readonly tasks: readonly TaskDefinition[];
  readonly pages: ReadonlyMap<string, TaskPage>;
  readonly libraries: readonly LibraryDefinition[];
}

/** A correction that needs no judgment: in one source file, a value to write in the place of another. */
export interface Fix {
  readonly in: { readonly task: string } | { readonly page: string } | { readonly library: string };
  readonly before: string | readonly string[];
  readonly after: string | readonly string[];
}

/** A place that breaks a rule. */
export interface Finding {
  /** A sentence that names the place. */
  readonly message: string;
  /** Absent where a person has to decide. `npm run fix:catalog` applies it. */
  readonly fix?: Fix;
}

/** A rule that the data must keep. Returns a finding for each place that breaks it. */
export type Check = (catalog: Catalog) => readonly Finding[];
