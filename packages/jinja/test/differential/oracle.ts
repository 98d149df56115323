import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Case, Outcome } from '../engine.ts';

/** A case for Python; `reused` says that the template comes again and is worth keeping. */
export interface Question extends Case {
  readonly reused?: boolean;
}

/** A Python process that renders cases. */
export interface Oracle {
  readonly python: string;
  readonly jinja2: string;
  ask(cases: readonly Question[]): Promise<Outcome[]>;
  close(): void;
}

/** Starts this Python, which must have Jinja2; the process lives until `close`. */
export async function startOracle(python: string): Promise<Oracle> {
  const script = fileURLToPath(new URL('oracle.py', import.meta.url));
  // A fixed hash seed and the C locale's UTF-8 mode: the same cases give the same answers everywhere.
  const child = spawn(python, ['-X', 'utf8', script], { env: { ...process.env, PYTHONHASHSEED: '0', TZ: 'UTC' } });
  const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const errors = collect(child);
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the Python process ended: ${errors()}`);
    return value;
  };
  const versions = JSON.parse(await next());
  return {
    ...versions,
    async ask(cases) {
      child.stdin.write(`${JSON.stringify(cases)}\n`);
      return JSON.parse(await next());
    },
    close() {
      child.stdin.end();
    },
  };
}

function collect(child: ChildProcessWithoutNullStreams): () => string {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-4000);
  });
  return () => text;
}
