import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A Python script that answers each line of JSON with one line of JSON. */
export interface PythonProcess<First> {
  /** The first line, which the script writes by itself. */
  readonly first: First;
  request<Answer>(value: unknown): Promise<Answer>;
  close(): void;
}

/** Starts the script; the process lives until `close`. */
export async function startPython<First>(command: string, script: string): Promise<PythonProcess<First>> {
  // A fixed hash seed and the C locale's UTF-8 mode: the same cases give the same answers everywhere.
  const child = spawn(command, ['-X', 'utf8', script], { env: { ...process.env, PYTHONHASHSEED: '0', TZ: 'UTC' } });
  const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors = (errors + chunk).slice(-4000);
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) {
      await closed;
      throw new Error(`the Python process ended: ${errors}`);
    }
    return JSON.parse(value);
  };
  return {
    first: await next(),
    request: async (value) => {
      child.stdin.write(`${JSON.stringify(value)}\n`);
      return next();
    },
    close: () => child.stdin.end(),
  };
}
