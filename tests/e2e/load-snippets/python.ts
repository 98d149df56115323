import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** The report of check_snippets.py on a snippet. */
export interface PythonReport {
  /** The syntax error; absent where the snippet compiles, and then all other members are there. */
  readonly syntax?: string;
  /** Undefined names and imports that nothing uses. */
  readonly names: readonly string[];
  /** Imports that were executed. */
  readonly executed: readonly string[];
  /** Imports found in the source of installed packages that cannot be imported without further packages. */
  readonly read: readonly string[];
  /** Imports of packages that are not installed. */
  readonly missing: readonly string[];
  readonly wrongImports: readonly string[];
  /** Number of calls compared with the signature of their function. */
  readonly checked: readonly string[];
  /** Calls of something whose signature is not known. */
  readonly unknown: readonly string[];
  readonly wrongCalls: readonly string[];
}

/** A snippet, and the code that it continues. */
interface PythonSource {
  readonly before: string;
  readonly source: string;
}

/** Checks Python snippets, all in one process. */
export function checkPython(python: string, sources: readonly PythonSource[]): readonly PythonReport[] {
  const { stdout, stderr, status } = spawnSync(python, [join(root, 'tests/e2e/load-snippets/check_snippets.py')], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(`check_snippets.py ended with ${status}:\n${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The package at the root of an import line: `transformers` of `from transformers.models import bert`. */
export function packageOf(line: string): string {
  return line.split(' ')[1]?.split('.')[0] ?? '';
}
