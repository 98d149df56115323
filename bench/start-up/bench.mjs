// `npm run bench -- start-up [--rounds 21]`: how long each command that needs no network takes, beside an empty Node.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder } from '../folders.mjs';
import { measureProcesses } from '../measure-processes.mjs';
import { readOptions } from '../options.mjs';
import { table } from '../table.mjs';

const BIN = fileURLToPath(new URL('../../packages/cli/bin/hubkit.js', import.meta.url));

/** Command lines that need no network. */
const LINES = [
  '--version',
  '--help',
  'help environment',
  'chat -h',
  'chat --help',
  'run --help',
  'run --list',
  'tasks',
  'tasks text-to-image',
  'tasks --search spam',
  'providers',
  'libraries',
  'models --help',
  'config list',
  'chats list',
  'log',
  'logout',
  'explain TIMEOUT',
  'completion bash',
  'completion bash --words chat --mod',
  'completion bash --words chat --model lla',
  'template check ok.jinja',
  'template render ok.jinja',
  'template inspect ok.jinja',
  'template format --check ok.jinja',
  'snippet call --help',
  'snippet load --help',
  'bulk ls',
  'embed list',
  'emulator --list-faults',
  'gateway --help',
  'record --help',
  'mcp --help',
  'workbench --help',
];

/** The most that a command may take: 1.5 times an empty Node, and 60 ms. */
const limitMs = (emptyMs) => 1.5 * emptyMs + 60;

export async function bench(args) {
  const { rounds } = readOptions(args, { rounds: 21 });
  const processes = {
    'node -e 0': ['-e', '0'],
    ...Object.fromEntries(LINES.map((line) => [`hubkit ${line}`, [BIN, ...line.split(' ')]])),
  };
  const measured = await inFolder((cwd) => {
    writeFileSync(join(cwd, 'ok.jinja'), 'Hello {{ name }}\n');
    return measureProcesses(processes, { rounds, env: { PATH: process.env.PATH, HOME: cwd }, cwd });
  });
  const { leastWallMs, leastCpuMs } = measured['node -e 0'];
  const limits = { wall: limitMs(leastWallMs), cpu: limitMs(leastCpuMs) };
  const rows = Object.entries(measured).map(([name, figures]) => [
    name,
    ...['wallMs', 'leastWallMs', 'cpuMs', 'leastCpuMs'].map((figure) => figures[figure].toFixed(0)),
    figures.leastWallMs > limits.wall && figures.leastCpuMs > limits.cpu ? 'over' : '',
  ]);
  console.log(table([['command', 'wall ms', 'least', 'CPU ms', 'least', ''], ...rows]));
  console.log(
    `\nlimits: wall ${limits.wall.toFixed(0)} ms, CPU ${limits.cpu.toFixed(0)} ms; medians and the least of ${rounds} processes each, in turn`,
  );
}
