/// <reference types="vite/client" />
import type { FormField } from './form-field.ts';

const FORMS = import.meta.glob<readonly FormField[]>('./task-forms/*.gen.ts', { import: 'fields' });

/** Loads the form fields of a task, each task from a separate file. Undefined for tasks that the client cannot run. */
export async function loadTaskForm(task: string): Promise<readonly FormField[] | undefined> {
  return FORMS[`./task-forms/${task}.gen.ts`]?.();
}
