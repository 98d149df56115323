import { valueAt, withValue } from './arguments.ts';
import type { TaskArguments, TaskFormData } from './form-field.ts';

/**
 * Puts generated files into arguments, such as the image of a lighthouse: where the form requires one and none is chosen, and in the place
 * of files that a sample only names. Works in browsers only; rejects where they cannot draw.
 */
export async function withSampleFiles(
  { fields }: Pick<TaskFormData, 'fields'>,
  args: TaskArguments,
): Promise<TaskArguments> {
  let filled = args;
  for (const { path, kind, content, isRequired } of fields) {
    const value = valueAt(args, path);
    const isWanted = typeof value === 'string' || (isRequired && value === undefined);
    if (kind !== 'file' || !isWanted) continue;
    const { sampleFile } = await import('./fields/sample-file.ts');
    filled = withValue(filled, path, await sampleFile(content));
  }
  return filled;
}
