import type { TaskId } from '@hubkit/catalog';
import { encodeFile } from '../binary/encode-file.ts';
import type { AnyAdapter, EncodedFile, Uploads } from '../contract/adapter.ts';
import type { ReadInput } from '../contract/task-types.ts';

/** Reads and encodes the files inside the JSON of a request. Making the request stays pure. */
export async function readUploads(adapter: AnyAdapter, input: ReadInput<TaskId>): Promise<Uploads<EncodedFile>> {
  // The input is that of the adapter's own task.
  const named = Object.entries(adapter.uploads?.(input as never) ?? {});
  const encoded = named.map(async ([name, binary]) => [name, binary && (await encodeFile(binary))] as const);
  return Object.fromEntries(await Promise.all(encoded));
}
