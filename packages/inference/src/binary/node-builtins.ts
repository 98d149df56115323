/** The part of `node:fs/promises` that is used here. */
export interface NodeFiles {
  readFile(
    path: string | URL,
    options: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array<ArrayBuffer>>;
  writeFile(
    path: string | URL,
    content: ReadableStream<Uint8Array>,
    options: { readonly signal?: AbortSignal | undefined },
  ): Promise<void>;
  rename(from: string | URL, to: string | URL): Promise<void>;
  rm(path: string | URL, options: { readonly force: boolean }): Promise<void>;
  stat(path: string | URL): Promise<{ readonly size: number; isDirectory(): boolean; isFile(): boolean }>;
}

/** Returns Node's functions for files; undefined on other platforms. */
export const nodeFiles = () => nodeBuiltin<NodeFiles>('node:fs/promises');

/** Returns a module of Node; undefined on other platforms. No import, as bundlers for browsers would fail at it. */
export function nodeBuiltin<Module>(name: string): Module | undefined {
  const { process } = globalThis as { readonly process?: { getBuiltinModule?(name: string): unknown } };
  // Node's own module has the members of the interface that is asked for, and more.
  return process?.getBuiltinModule?.(name) as Module | undefined;
}
