import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row, Section } from './section.ts';

const run = promisify(execFile);

/** Counts the promises, bytes and source files of a plain chat (decision 14), each in a process of its own. Needs a build. */
export async function plainCallSection(): Promise<Section> {
  const fromSource = ['--import', 'tsx', '--conditions=hubkit-source'];
  return {
    title: 'A plain chat',
    rows: await Promise.all([
      count<Counts>('promises', 'count-promises.mjs', [], ({ client, fetch }) => ({
        value: `${client} (bare fetch ${fetch})`,
      })),
      count<Counts>('bytes', 'count-bytes.mjs', [], ({ client }) => ({ value: client })),
      count<string[]>('files up to the first chunk of a stream', 'count-files.mjs', fromSource, (files) => ({
        value: files.length,
        list: files,
      })),
    ]),
  };
}

interface Counts {
  readonly fetch: number;
  readonly client: number;
}

async function count<T>(
  name: string,
  script: string,
  options: readonly string[],
  toRow: (printed: T) => Omit<Row, 'name'>,
): Promise<Row> {
  try {
    const { stdout } = await run(process.execPath, [...options, join(import.meta.dirname, script)]);
    return { name, ...toRow(JSON.parse(stdout) as T) };
  } catch (error) {
    return { name, value: `not counted: ${String(error).split('\n', 1)[0]}` };
  }
}
