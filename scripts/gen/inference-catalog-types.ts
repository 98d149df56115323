import { generatedNote } from '../registry.ts';
import { taskTypeNames } from './task-types.ts';

export const path = 'packages/inference/src/contract/catalog-types.gen.ts';

/** The types of inputs and results, for those who import the client and not the catalogue. */
export async function write(): Promise<string> {
  const names = await taskTypeNames();
  return [generatedNote, 'export type {', ...names.map((name) => `  ${name},`), "} from '@hubkit/catalog';", ''].join(
    '\n',
  );
}
