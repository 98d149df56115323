import { generatedNote } from '../registry.ts';
import { taskTypeNames } from './task-types.ts';

export const path = 'packages/inference/src/contract/task-types.gen.ts';

/** The types of inputs and results, for code that imports the client without the catalog. */
export async function write(): Promise<string> {
  const names = await taskTypeNames();
  return [
    generatedNote,
    'export type {',
    ...names.map((name) => `  ${name},`),
    "} from '@hubkit/task-types';",
    '',
  ].join('\n');
}
