import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.mjs';

/** A process needs a few ms for its first import of any kind, which no package can avoid. */
const TINY = './tiny.mjs';

/**
 * Measures what importing each package adds to a process that imports one tiny file: `{ [name]: { wallMs, cpuMs, leastCpuMs } }`,
 * medians and the least over whole processes that take turns. CPU time counts all threads of the process; its least hardly
 * depends on other load.
 */
export function measureImports(specifiers, rounds) {
  const all = { tiny: TINY, ...specifiers };
  const samples = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, specifier] of Object.entries(all)) samples[name].push(importOnce(specifier));
  const added = (name, figure, choose) =>
    choose(samples[name].map((sample) => sample[figure])) - choose(samples.tiny.map((sample) => sample[figure]));
  return Object.fromEntries(
    Object.keys(specifiers).map((name) => [
      name,
      {
        wallMs: added(name, 'wallMs', median),
        cpuMs: added(name, 'cpuMs', median),
        leastCpuMs: added(name, 'cpuMs', (list) => Math.min(...list)),
      },
    ]),
  );
}

function importOnce(specifier) {
  const code = `import '${specifier}'; const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  const wallMs = performance.now() - start;
  if (status !== 0) throw new Error(`importing ${specifier} failed: ${stderr}`);
  return { wallMs, cpuMs: Number(stdout) };
}
