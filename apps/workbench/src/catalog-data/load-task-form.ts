import type { FormField } from './form-field.ts';

/** Loads the form fields of a task; those of all tasks are one late file. Undefined for tasks that the client cannot run. */
export async function loadTaskForm(task: string): Promise<readonly FormField[] | undefined> {
  const { TASK_FORMS } = await import('./task-forms.gen.ts');
  return Object.hasOwn(TASK_FORMS, task) ? TASK_FORMS[task] : undefined;
}
