import { fileURLToPath } from 'node:url';
import type { Case, Outcome } from '../engine.ts';
import { startPython } from '../python-process.ts';

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
  const { first, request, close } = await startPython<Pick<Oracle, 'python' | 'jinja2'>>(python, script);
  return { ...first, ask: (cases) => request<Outcome[]>(cases), close };
}
