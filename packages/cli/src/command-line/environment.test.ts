import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentHelp } from './environment.ts';

const packages = join(import.meta.dirname, '../../..');

/** Ways in which the sources read a variable. The keys of providers have one line in the help. */
const READS = [
  /\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)\b/g,
  /\bread(?:Variable)\(env, '([A-Z][A-Z0-9_]+)'/g,
  /const variable = '([A-Z][A-Z0-9_]+)'/g,
];
const DESTRUCTURED = /const \{([^}]+)\} = (?:io|process)\.env;|\{([^}]+)\}: Env\b/g;

/** Read, but without a use for those who type commands. */
const OTHERS: Readonly<Record<string, string>> = {
  NODE_ENV: 'read by `devtools`, which the command does not use',
  PWD: 'set by shells: the name of a working folder that was deleted',
  NODE_USE_ENV_PROXY: 'read for an advice to programs, which `hubkit` does not need',
};

function variablesReadBy(folder: string): readonly string[] {
  const source = join(packages, folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.ts$/.test(name) && !/\.(?:test|gen)\.ts$/.test(name))
    .flatMap((name) => {
      const file = join(source, name);
      // Comments and printed examples name variables of other programs.
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '');
      const destructured = [...code.matchAll(DESTRUCTURED)].flatMap(
        ([, names, others]) => (names ?? others ?? '').match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
      );
      return [...destructured, ...READS.flatMap((read) => [...code.matchAll(read)].map(([, name = '']) => name))];
    });
}

const read = [...new Set(['cli', 'inference', 'bulk', 'gateway', 'emulator'].flatMap(variablesReadBy))].sort();

it('finds the variables that the command reads', () => {
  expect(read).toEqual(expect.arrayContaining(['HF_TOKEN', 'OPENAI_BASE_URL', 'HUBKIT_DATA', 'KITTY_WINDOW_ID']));
});

it.each(read.filter((name) => !Object.hasOwn(OTHERS, name)))('`hubkit help environment` describes %s', (name) => {
  expect(environmentHelp()).toMatch(new RegExp(`(?<![A-Z_])${name}(?![A-Z_])`));
});
