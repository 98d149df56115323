import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeProject } from './project.mjs';

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Ways in which projects check their types. */
export const CHECKS = [
  {
    name: 'bundler',
    file: 'use.ts',
    options: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom'], types: [] },
  },
  { name: 'node16 ESM, no DOM', file: 'use.mts', options: { module: 'node16', lib: ['es2022'], types: ['node'] } },
  { name: 'node16 CommonJS', file: 'use.cts', options: { module: 'node16', lib: ['es2022'], types: ['node'] } },
  { name: 'node20 CommonJS', file: 'use.cts', options: { module: 'node20', lib: ['es2023'], types: ['node'] } },
];

/** Counts the errors of a program that calls a client, with the declarations of all that it imports. */
export function typeErrors({ name, program, methods }, { name: check, file, options }) {
  const folder = writeProject(`types ${name} ${check}`, {
    [file]: `${program}\n${methods.map((method) => `void ${method};`).join('\n')}\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, skipLibCheck: false, target: 'es2022', ...options },
      files: [file],
    }),
  });
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  return stdout.match(/error TS\d+/g)?.length ?? 0;
}
