// `npm run bench -- hostile [--ms 100]`: templates made to hurt, by closures and by generated code, each with a time limit; how long
// after it they really end, and what they allocate.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export async function bench(args) {
  const script = fileURLToPath(new URL('measure.ts', import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--conditions=hubkit-source', '--import', 'tsx', script, ...args],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
