import { fileURLToPath } from 'node:url';
import type { Case, Outcome } from '../engine.ts';
import { startPython } from '../python-process.ts';

/** A case for Python; `reused`: the template comes again and is worth caching. */
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
  const start = () => startPython<Pick<Oracle, 'python' | 'jinja2'>>(python, script);
  let running = await start();
  const ask = async (cases: readonly Question[]): Promise<Outcome[]> => {
    try {
      return await running.request<Outcome[]>(cases);
    } catch (error) {
      // The script ends itself over a case that no signal interrupts: half of the cases, and half of those, lead to it.
      if (!/Timeout \(/.test(String(error))) throw error;
      running = await start();
      if (cases.length === 1) return [{ ok: false, type: 'OutOfTime', message: '', line: null }];
      const half = cases.length >> 1;
      return [...(await ask(cases.slice(0, half))), ...(await ask(cases.slice(half)))];
    }
  };
  return { ...running.first, ask, close: () => running.close() };
}
