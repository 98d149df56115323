import { fileURLToPath } from 'node:url';
import { measureProcesses } from '../measure-processes.mjs';

/** A process needs a few ms for its first import of any kind, which no package can avoid. */
const TINY = './tiny.mjs';

/**
 * Measures what importing each package adds to a process that imports one tiny file: `{ [name]: { wallMs, cpuMs, leastCpuMs } }`, as
 * `measureProcesses` does.
 */
export async function measureImports(specifiers, rounds) {
  const processes = Object.fromEntries(
    Object.entries({ tiny: TINY, ...specifiers }).map(([name, specifier]) => [
      name,
      ['--input-type=module', '-e', `import '${specifier}';`],
    ]),
  );
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { tiny, ...measured } = await measureProcesses(processes, { rounds, env: process.env, cwd });
  const added = (figures, name) => figures[name] - tiny[name];
  return Object.fromEntries(
    Object.entries(measured).map(([name, figures]) => [
      name,
      Object.fromEntries(['wallMs', 'cpuMs', 'leastCpuMs'].map((figure) => [figure, added(figures, figure)])),
    ]),
  );
}
