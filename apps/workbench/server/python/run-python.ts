import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Time limit of one run in ms, for which a process waits at most. */
const TIME_LIMIT_MS = 6000;
/** Python looks for modules in the working directory first, which is not to be trusted. `-P` would do, but Python 3.10 lacks it. */
const SAFE_PATH = 'import sys\nsys.path[:] = [folder for folder in sys.path if folder not in ("", ".")]\n';
/** Largest output that is read, in bytes: JSON writes a character in up to 12. */
const MAX_OUTPUT_BYTES = 26_000_000;

/** The outcome of a run: its output, or the reason for its failure. */
export type PythonOutcome =
  | { readonly state: 'done'; readonly output: string }
  | { readonly state: 'missing' | 'stopped' }
  | { readonly state: 'failed'; readonly reason: string };

/**
 * Runs a script with some text as its standard input. The process gets no variables of this one's environment but the path and the
 * time zone, which hold no secrets, and starts outside the working directory.
 */
export function runPython(command: string, script: string, input: string, timeoutMs = TIME_LIMIT_MS) {
  return new Promise<PythonOutcome>((resolve) => {
    const { PATH, SystemRoot, TZ } = process.env;
    const child = spawn(command, ['-E', '-B', '-X', 'utf8', '-c', SAFE_PATH + script], {
      cwd: tmpdir(),
      env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(TZ && { TZ }) },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let errors = '';
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(stop, timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) stop();
      else chunks.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors = (errors + chunk).slice(-2000);
    });
    // A process that ends before it has read everything closes the pipe.
    child.stdin.on('error', () => {});
    child.on('error', () => {
      clearTimeout(timer);
      resolve({ state: 'missing' });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isStopped || signal === 'SIGXCPU' || signal === 'SIGKILL') return resolve({ state: 'stopped' });
      if (code !== 0) return resolve({ state: 'failed', reason: errors.trim().split('\n').at(-1) ?? '' });
      resolve({ state: 'done', output: Buffer.concat(chunks).toString('utf8') });
    });
    child.stdin.end(input);
  });
}
