import { spawnSync } from 'node:child_process';

/** A Python that can import Jinja2. */
export interface Python {
  readonly command: string;
  readonly jinja2: string;
}

const QUESTION = 'import jinja2; print(jinja2.__version__)';

const byVersion = (a: Python, b: Python): number => a.jinja2.localeCompare(b.jinja2, 'en', { numeric: true });

/** The Python with the newest Jinja2; the variable HUBKIT_PYTHON of the environment names another one. */
export function findPython(): Python {
  const chosen = process.env.HUBKIT_PYTHON;
  const found = (chosen ? [chosen] : ['python3', '/usr/bin/python3']).flatMap((command) => {
    const { status, stdout } = spawnSync(command, ['-c', QUESTION], { encoding: 'utf8' });
    return status === 0 ? [{ command, jinja2: stdout.trim() }] : [];
  });
  const best = found.sort(byVersion).at(-1);
  if (!best) {
    throw new Error(
      `no Python with Jinja2 found${chosen ? ` at HUBKIT_PYTHON=${chosen}` : ''}: install it (Debian: apt-get install python3-jinja2), it is what templates are compared with`,
    );
  }
  return best;
}
