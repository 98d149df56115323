/** Makes a folder that only the user may read, and those above it that are missing. */
export async function makePrivateFolder(path: string): Promise<void> {
  const { makeFolder } = await import('@hubkit/inference/node');
  await makeFolder(path, { mode: 0o700 });
}
