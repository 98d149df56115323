import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkImports, ownPackagesHook } from './run-snippet.ts';

const folder = () => mkdtemp(join(tmpdir(), 'hubkit-imports-'));

it('names the packages that a program lacks', async () => {
  const cwd = await folder();
  const program = `import fs from "node:fs";
import { a } from './a.js';
import { InferenceClient } from "@huggingface/inference";
import OpenAI from "openai/index.mjs";
import { x } from "@hubkit/inference";`;
  expect(() => checkImports(program, cwd)).toThrow(
    'The program imports @huggingface/inference and openai, which are not installed here. Install with `npm install @huggingface/inference openai`',
  );
  expect(() => checkImports(program, process.cwd())).not.toThrow();
});

it('lets a program elsewhere import the packages of this project', async () => {
  // Only resolved: the sources, to which this condition leads, are there without a build.
  const program = 'console.log(import.meta.resolve("@hubkit/jinja"))';
  const args = ['--conditions=hubkit-source', '--import', ownPackagesHook(), '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: await folder() });
  expect(stdout.trim()).toBe(import.meta.resolve('@hubkit/jinja'));
});
