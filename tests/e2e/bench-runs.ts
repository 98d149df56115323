import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { root } from './workspace.ts';

/** The shortest run of each bench, and patterns of its output when it came to its end; never how fast it was. */
export const runs: Readonly<Record<string, { readonly args: readonly string[]; readonly prints: readonly RegExp[] }>> =
  {
    bulk: {
      args: ['--quick'],
      prints: [/^500 rows, 64 at a time, medians of 1 rounds/m, /^bulk over it +[\d.]+ +\d+ +[\d.]+x +\d+$/m],
    },
    client: {
      args: ['--quick'],
      prints: [/^@hubkit\/inference +\d+\.\d\dx /m, /^ai +\d+\.\d\dx /m, /^ratios to bare fetch; .* 1 rounds$/m],
    },
    gateway: { args: ['--quick'], prints: [/^@hubkit\/gateway +[\d.]+ +[\d.]+ /m, /^@portkey-ai\/gateway +[\d.]+ /m] },
    files: { args: [], prints: [/^on disk +\d+ MB +50000000 bytes$/m] },
    templates: {
      args: ['--quick', '--ms', '0.1'],
      prints: [
        /^@hubkit\/jinja +(\d+) of \1 /m,
        /^Jinja2 +\d+ of \d+ /m,
        /^\d+ of \d+ templates are below 20x by closures$/m,
        /^growth from 20 to 200 messages/m,
      ],
    },
    imports: { args: ['--rounds', '1'], prints: [/^@hubkit\/inference +[\d.-]+ /m, /medians of 1 processes each/] },
    install: { args: [], prints: [/^@hubkit\/inference +[\d.]+ MB +\d+ /m, /^openai +[\d.]+ MB +\d+ /m] },
    snippets: {
      args: ['--rounds', '1', '--ms', '1', '--warm-up', '1'],
      prints: [/^call: chat +[\d,]+ +[\d,]+ +\d+\.\d\dx$/m, /^load, geometric mean/m, /^the call +\d/m],
    },
    'start-up': {
      args: ['--rounds', '1'],
      prints: [/^hubkit --version +\d+ +\d+ +\d+ +\d+/m, /of 1 processes each, in turn$/m],
    },
    suite: { args: [], prints: [/^\| Jinja2 \|/m, /^\| @hubkit\/jinja \|/m] },
    typing: { args: ['--keys', '2'], prints: [/^key to painted output, 200 messages, 2 keys: median [\d.]+ ms/m] },
    workbench: {
      args: ['--quick'],
      prints: [
        /^\| \/chat \| \d+ \| \d+ \| [\d.]+ \|$/m,
        /^40 messages, 200 tokens\/s: [\d.]+ frames\/s/m,
        /^heap per exchange/m,
      ],
    },
    hostile: { args: ['--ms', '20'], prints: [/^\d+ of \d+ ended within 50 ms of their limit of 20 ms$/m] },
  };

/** Runs a bench, and expects its output and no errors. */
export function runWhole(name: string): void {
  const { args = [], prints = [] } = runs[name] ?? {};
  const { stdout, stderr } = run(['bench/run.mjs', name, ...args]);
  expect(stderr).toBe('');
  expect(prints.length).toBeGreaterThan(0);
  for (const pattern of prints) expect(stdout).toMatch(pattern);
  expect(stdout).not.toContain('NOT OURS');
}

/** Runs a script of the repository. */
export function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}
