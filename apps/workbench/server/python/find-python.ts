import { join } from 'node:path';
import type { FoundPython } from '../../src/host-config/host-config.ts';
import { runPython } from './run-python.ts';

/** Prints the versions, or ends with the error that Jinja2 is missing. */
const VERSIONS = `
import json, platform, sys, jinja2
json.dump({"python": platform.python_version(), "jinja": jinja2.__version__}, sys.stdout)
`;

/** A Python with Jinja2, and how it is started. */
export interface PythonCommand extends FoundPython {
  readonly command: string;
}

/** Finds a Python that has Jinja2: the named one only, or that of the active environment, or one on the path. */
export async function findPython(named?: string): Promise<PythonCommand | undefined> {
  for (const command of named === undefined ? usualCommands() : [named]) {
    const outcome = await runPython(command, VERSIONS, '');
    if (outcome.state === 'done') return { command, ...(JSON.parse(outcome.output) as FoundPython) };
  }
  return undefined;
}

function usualCommands(): readonly string[] {
  const active = process.env.VIRTUAL_ENV;
  const inside = process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python'];
  return [...(active ? [join(active, ...inside)] : []), 'python3', 'python'];
}
