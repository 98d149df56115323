import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { round } from './round.mjs';
import { median } from './statistics.mjs';

const PROBE = fileURLToPath(new URL('probe.cjs', import.meta.url));

/**
 * Runs processes of Node in turn: `{ [name]: { wallMs, cpuMs, leastWallMs, leastCpuMs } }`, medians and the least over all rounds.
 * CPU time counts all threads of the process; its least hardly depends on other load.
 *
 * @param processes the arguments of Node, by name
 */
export async function measureProcesses(processes, { rounds, env, cwd }) {
  const names = Object.keys(processes);
  const { start: samples } = await round(names, ['start'], { rounds }, (name) =>
    runOnce(processes[name], { env, cwd }),
  );
  return Object.fromEntries(
    Object.entries(samples).map(([name, list]) => {
      const walls = list.map(({ wallMs }) => wallMs);
      const cpus = list.map(({ cpuMs }) => cpuMs);
      return [
        name,
        {
          wallMs: median(walls),
          cpuMs: median(cpus),
          leastWallMs: Math.min(...walls),
          leastCpuMs: Math.min(...cpus),
        },
      ];
    }),
  );
}

function runOnce(args, { env, cwd }) {
  const start = performance.now();
  const { output, error } = spawnSync(process.execPath, ['--require', PROBE, ...args], {
    env,
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const wallMs = performance.now() - start;
  const cpuMs = Number(output?.[3]);
  if (error || !(cpuMs > 0)) throw new Error(`node ${args.join(' ')} failed: ${error ?? output?.[2]}`);
  return { wallMs, cpuMs };
}
