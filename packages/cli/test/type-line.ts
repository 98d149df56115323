import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../src/main.ts';
import { type EmulatedNet, emulatedNet } from './emulated-net.ts';
import { fakeIo } from './fake-io.ts';

/** The result of a typed line. */
export interface Typed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly net: EmulatedNet;
}

/**
 * Runs a line as it is typed into a shell, within this process: `cat FILE |` or `echo TEXT |` before a command, `< FILE` after
 * it, variables in front, and `&&` between commands. The result is that of the last command.
 */
export async function typeLine(line: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Typed> {
  let result: Typed | undefined;
  for (const part of line.split(' && ')) {
    result = await typeCommand(part, cwd, env);
    if (result.code !== 0) return result;
  }
  if (result === undefined) throw new Error('an empty line');
  return result;
}

async function typeCommand(part: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Typed> {
  const stages = part.split(/ \| (?=(?:[^"']|"[^"]*"|'[^']*')*$)/).map(wordsOf);
  let input: string | Uint8Array | undefined;
  let result: Typed | undefined;
  for (const [index, stage] of stages.entries()) {
    const isFirst = index === 0;
    if (isFirst && stage[0] === 'cat') input = readFileSync(join(cwd, stage[1] ?? ''));
    else if (isFirst && stage[0] === 'echo') input = `${stage.slice(1).join(' ')}\n`;
    else {
      const words = [...stage];
      const variables: Record<string, string> = { ...env };
      while (/^[A-Z_]+=/.test(words[0] ?? '')) {
        const [name = '', ...value] = (words.shift() ?? '').split('=');
        variables[name] = value.join('=');
      }
      const redirect = words.indexOf('<');
      if (redirect >= 0) input = readFileSync(join(cwd, words.splice(redirect, 2)[1] ?? ''));
      if (words.shift() !== 'hubkit') throw new Error(`cannot type: ${part}`);
      result = await run(words, input, cwd, variables);
      if (result.code !== 0) return result;
      input = result.out;
    }
  }
  if (result === undefined) throw new Error(`no command in: ${part}`);
  return result;
}

async function run(
  words: readonly string[],
  input: string | Uint8Array | undefined,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Typed> {
  const net = emulatedNet();
  mkdirSync(join(cwd, '.home'), { recursive: true });
  const home = { HUBKIT_DATA: join(cwd, '.home'), HUBKIT_CONFIG: join(cwd, '.home/config.json') };
  const fake = fakeIo({ stdin: input ?? '', cwd, fetch: net.fetch, env: { ...home, ...env } });
  const code = await main(words, fake.io);
  return { code, out: fake.out(), err: fake.err(), net };
}

/** Splits a command into words; quotes keep blanks together. */
export function wordsOf(command: string): readonly string[] {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}
