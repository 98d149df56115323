import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.mjs';

const SPECIFIERS = {
  // Starting to import anything at all costs a process a few milliseconds, which is no package's doing.
  empty: './flatten.mjs',
  hubkit: '@hubkit/jinja',
  huggingface: '@huggingface/jinja',
  nunjucks: 'nunjucks',
  minijinja: 'minijinja-js',
};

/** Milliseconds that importing a package adds to a process that imports one tiny file: whole processes, in turn, medians. */
export function measureImports(rounds) {
  const samples = Object.fromEntries(Object.keys(SPECIFIERS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, specifier] of Object.entries(SPECIFIERS)) {
      const start = performance.now();
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', `import '${specifier}'`], {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      });
      if (status !== 0) throw new Error(`importing ${specifier} failed: ${stderr}`);
      samples[name].push(performance.now() - start);
    }
  }
  const empty = median(samples.empty);
  return Object.fromEntries(
    Object.keys(SPECIFIERS).flatMap((name) => (name === 'empty' ? [] : [[name, median(samples[name]) - empty]])),
  );
}
