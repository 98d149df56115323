import type { Catalog } from '../src/checks/check.ts';
import { LIBRARIES, TASKS, TASKS_DATA } from '../src/index.ts';

/** All data that the checks look at. */
export const wholeCatalog: Catalog = {
  tasks: Object.values(TASKS),
  pages: new Map(Object.entries(TASKS_DATA).flatMap(([id, page]) => (page ? [[id, page] as const] : []))),
  libraries: Object.values(LIBRARIES),
};
