import { join } from 'node:path';

/** The files of a run. */
export interface RunPaths {
  readonly output: string;
  readonly errors: string;
  /** Folder of generated files. */
  readonly media: string;
  /** Folder of the state. */
  readonly folder: string;
  readonly state: string;
  readonly lock: string;
}

/** Names the files of a run by its output file. */
export function runPaths(output: string): RunPaths {
  const folder = `${output}.bulk`;
  const stem = output.replace(/(\.[a-z]+)?(\.gz)?$/i, '');
  return {
    output,
    errors: `${stem}.errors.jsonl`,
    media: `${stem}.media`,
    folder,
    state: join(folder, 'state.db'),
    lock: join(folder, 'lock.db'),
  };
}
