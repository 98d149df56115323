import type { Registry } from './registry.ts';

/** A generated file whose text is not what its registry would write now. */
export interface Stale {
  readonly path: string;
  readonly text: string;
}

/** The files to write, and the registries that failed. */
export interface StaleReport {
  readonly stale: readonly Stale[];
  readonly failures: readonly string[];
}

/** Generated files among these that no registry writes, such as those of a removed task. */
export function findLeftovers(registries: readonly Registry[], files: readonly string[]): readonly string[] {
  const written = new Set(registries.map(({ path }) => path));
  return files.filter((path) => /\.gen\.tsx?$/.test(path) && !written.has(path)).sort();
}

/** Compares every registry with its file. One that fails does not keep the others from being compared. */
export async function findStale(
  registries: readonly Registry[],
  read: (path: string) => Promise<string | undefined>,
): Promise<StaleReport> {
  const reports = await Promise.all(
    registries.map(async ({ path, write }): Promise<StaleReport> => {
      try {
        const text = await write();
        return { stale: (await read(path)) === text ? [] : [{ path, text }], failures: [] };
      } catch (error) {
        return {
          stale: [],
          failures: [`${path} could not be made: ${error instanceof Error ? error.message : error}`],
        };
      }
    }),
  );
  return { stale: reports.flatMap(({ stale }) => stale), failures: reports.flatMap(({ failures }) => failures) };
}
