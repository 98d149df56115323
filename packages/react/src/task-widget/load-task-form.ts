import { FIELD_PARTS } from './field-parts.ts';
import type { TaskFormData } from './form-field.ts';
import { TASK_FORMS } from './forms/task-forms.gen.ts';

/**
 * Loads the form of a task, with the code of its fields. Resolves to undefined for a task that clients cannot run.
 *
 * @param task - Id of the task, such as `text-to-image`.
 */
export async function loadTaskForm(task: string): Promise<TaskFormData | undefined> {
  const load = Object.hasOwn(TASK_FORMS, task) ? TASK_FORMS[task] : undefined;
  if (!load) return undefined;
  const { form } = await load();
  const kinds = new Set(form.fields.map(({ kind }) => kind));
  await Promise.all([...kinds].map((kind) => FIELD_PARTS[kind]?.load()));
  return form;
}
