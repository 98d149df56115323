import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { png, wav } from '../integration/task-samples/media.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** A program for @huggingface/inference and @huggingface/tasks with 55 calls. */
const program = readFileSync(join(root, 'tests/e2e/drop-in/program.ts'), 'utf8');

/** Models of the program that the emulator does not have, by task. */
const MODELS = {
  'text-generation': ['gpt2'],
  'table-question-answering': ['google/tapas-base-finetuned-wtq'],
  'audio-classification': ['superb/hubert-large-superb-er'],
  'audio-to-audio': ['speechbrain/sepformer-wham'],
  'image-to-text': ['nlpconnect/vit-gpt2-image-captioning'],
  'image-segmentation': ['facebook/detr-resnet-50-panoptic'],
  'visual-question-answering': ['dandelin/vilt-b32-finetuned-vqa'],
  'document-question-answering': ['impira/layoutlm-document-qa'],
  'zero-shot-image-classification': ['openai/clip-vit-large-patch14'],
  'tabular-regression': ['scikit-learn/Fish-Weight'],
  'tabular-classification': ['vvmnnnkv/wine-quality'],
};

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Inside of the project, so that packages are found.
const folder = mkdtempSync(join(cache, 'drop-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of Node; resolves to what it prints and its exit code. */
async function node(args: readonly string[], cwd: string, env = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { printed: printed + complaint, code };
}

describe('a program with 55 calls for @huggingface/inference', () => {
  it.each([
    ['the newest TypeScript', 'node_modules/typescript/bin/tsc', '@hubkit/inference'],
    ['TypeScript 5.4', 'tests/e2e/node_modules/typescript/bin/tsc', '@hubkit/inference'],
    ['the newest TypeScript and its own library', 'node_modules/typescript/bin/tsc', '@huggingface/inference'],
  ])(
    'compiles unchanged with %s',
    async (_, tsc, library) => {
      const home = mkdtempSync(join(folder, 'types-'));
      writeFileSync(join(home, 'program.ts'), program);
      writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
      const paths = { '@huggingface/inference': [join(root, 'node_modules', library)] };
      const compilerOptions = {
        ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.asynciterable'], types: ['node'] },
        ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, noEmit: true },
        ...(library === '@hubkit/inference' && { paths }),
      };
      writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
      expect(await node([join(root, tsc), '-p', home], root)).toEqual({ printed: '', code: 0 });
    },
    SLOW_TIMEOUT_MS,
  );

  it(
    'runs against the emulator',
    async () => {
      const emulator = await startEmulator({
        pace: 'instant',
        unknownModels: 'accept',
        models: Object.entries(MODELS).flatMap(([task, ids]) =>
          ids.map((id) => ({ id, task, provider: 'hf-inference' })),
        ),
      });
      const code = program.replaceAll("'@huggingface/inference'", "'@hubkit/inference'");
      const compiled = transformSync(code, { loader: 'ts', format: 'esm', target: 'node20' });
      writeFileSync(join(folder, 'program.mjs'), compiled.code);
      writeFileSync(join(folder, 'speech.wav'), Buffer.from(await wav.arrayBuffer()));
      writeFileSync(join(folder, 'invoice.png'), Buffer.from(await png.arrayBuffer()));
      const redirect = pathToFileURL(join(root, 'tests/e2e/fixtures/redirect.mjs')).href;
      const result = await node(['--import', redirect, 'program.mjs'], folder, {
        HF_TOKEN: EMULATOR_HUB_TOKEN,
        ENDPOINT: emulator.servers['llama-cpp'],
        HUBKIT_EMULATOR: emulator.url,
        HUBKIT_REDIRECT: JSON.stringify({
          'https://router.huggingface.co': emulator.endpoints.router,
          'https://huggingface.co': emulator.endpoints.hub,
          [emulator.servers['llama-cpp']]: emulator.servers['llama-cpp'],
        }),
      });
      await emulator.close();
      expect(result.printed.split('\n').filter((line) => /\bfalse\b|undefined/.test(line))).toEqual([]);
      expect(result).toEqual({ printed: expect.stringMatching(/^true 55$/m), code: 0 });
    },
    SLOW_TIMEOUT_MS,
  );
});
