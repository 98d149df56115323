import { spawnSync } from 'node:child_process';

/** The Python with the newest Jinja2; HUBKIT_PYTHON names another one. */
export function findPython() {
  const chosen = process.env.HUBKIT_PYTHON;
  const found = (chosen ? [chosen] : ['python3', '/usr/bin/python3']).flatMap((command) => {
    const { status, stdout } = spawnSync(command, ['-c', 'import jinja2; print(jinja2.__version__)'], {
      encoding: 'utf8',
    });
    return status === 0 ? [{ command, version: stdout.trim() }] : [];
  });
  const best = found.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true })).at(-1);
  if (!best) throw new Error('no Python with Jinja2 found: install it (Debian: apt-get install python3-jinja2)');
  return best.command;
}
