import { stat } from 'node:fs/promises';

/** Makes a folder that only the user may read, and those above it that are missing. */
export async function makePrivateFolder(path: string): Promise<void> {
  // It is there from the second time on; the transport would cost each command 50 ms.
  const isThere = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isThere) return;
  const { makeFolder } = await import('@hubkit/inference/node');
  await makeFolder(path, { mode: 0o700 });
}
