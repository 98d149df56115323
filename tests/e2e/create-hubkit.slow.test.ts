import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATES, type Template } from '../../packages/create-hubkit/src/templates.ts';
import { packPackages } from '../../scripts/publish/pack-packages.ts';
import { installTools, runIn, startScript } from './examples/run-example.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Projects below the tools of the examples, with our packages from their tarballs beside them. */
const home = join(root, '.cache/examples/created');

const QUESTION = { role: 'user', content: 'What is 6 times 7?' };

beforeAll(async () => {
  await installTools();
  rmSync(home, { recursive: true, force: true });
  unpackAll(join(home, 'node_modules'));
}, SLOW_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('npm create hubkit', () => {
  it.each<Template>(TEMPLATES)(
    '--template $id makes a project whose types are right and whose program answers without a token',
    async ({ id, script, url }) => {
      const folder = create(id);
      expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toMatch(/^node_modules\/$/m);
      await runIn(folder, 'npm', 'run', 'types');
      if (url === undefined) expect(await runIn(folder, 'npm', script)).toContain('6 * 7 = 42');
      else expect(await answerOfPage(folder, script)).toContain('42');
    },
    SLOW_TIMEOUT_MS,
  );
});

/** Creates a project with the packed command, and without a terminal to ask. */
function create(id: string): string {
  const program = join(home, 'node_modules/create-hubkit/bin/create-hubkit.js');
  execFileSync(process.execPath, [program, `my-${id}`, '--template', id], { cwd: home, stdio: 'pipe' });
  return join(home, `my-${id}`);
}

/** Serves a project, expects that its page is there, and returns the answer of its gateway to a chat. */
async function answerOfPage(folder: string, script: string): Promise<string> {
  const program = await startScript(folder, script);
  try {
    const response = await fetch(`${program.url}/api/ai/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: program.url },
      body: JSON.stringify({ messages: [QUESTION] }),
    });
    return await response.text();
  } finally {
    await program.stop();
  }
}

/** Packs the packages as for npm and unpacks them into a folder of modules. */
function unpackAll(modules: string): void {
  const tarballs = mkdtempSync(join(tmpdir(), 'hubkit-tarballs-'));
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  packPackages(root, folders, tarballs);
  for (const file of readdirSync(tarballs)) {
    const unpacked = mkdtempSync(join(tarballs, 'unpacked-'));
    execFileSync('tar', ['-xf', join(tarballs, file), '-C', unpacked]);
    const { name } = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'));
    mkdirSync(join(modules, name), { recursive: true });
    cpSync(join(unpacked, 'package'), join(modules, name), { recursive: true });
  }
  rmSync(tarballs, { recursive: true });
}
