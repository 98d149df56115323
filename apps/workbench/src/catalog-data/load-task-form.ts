/// <reference types="vite/client" />
import type { FormField } from './form-field.ts';

const FORMS = import.meta.glob<readonly FormField[]>('./task-forms/*.gen.ts', { import: 'fields' });

/** Loads the fields of the form of a task; each is a file of its own. Undefined for a task that the client cannot run. */
export async function loadTaskForm(task: string): Promise<readonly FormField[] | undefined> {
  return FORMS[`./task-forms/${task}.gen.ts`]?.();
}
