import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Io, main } from './main.ts';
import { TEMPLATES } from './templates.ts';

let home: string;
let cwd: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-hubkit-'));
  cwd = join(home, 'projects');
  mkdirSync(cwd);
  for (const { id } of TEMPLATES) {
    const folder = join(home, 'templates', id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{\n  "name": "example",\n  "private": true\n}\n');
    writeFileSync(join(folder, 'gitignore'), 'node_modules/\n');
    writeFileSync(join(folder, 'program.ts'), id);
  }
});

afterEach(() => rmSync(home, { recursive: true }));

/** Runs the command; `typed` is what a person types in a terminal, and without it there is none. */
async function run(words: readonly string[], typed?: readonly string[]) {
  let stdout = '';
  let stderr = '';
  const stdin = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  const screen = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  screen.on('data', (text) => {
    stdout += text;
  });
  stdin.end(typed?.map((line) => `${line}\n`).join(''));
  const io = { stdin, stdout: screen, cwd, templatesFolder: join(home, 'templates') } as unknown as Io;
  const code = await main(words, { ...io, stderr: { write: (text) => (stderr += text) } });
  return { code, stdout, stderr };
}

const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

describe('create-hubkit', () => {
  it('writes the default template into hubkit-app and says what comes next', async () => {
    const { code, stdout, stderr } = await run([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(readdirSync(join(cwd, 'hubkit-app')).sort()).toEqual([
      '.gitignore',
      'README.md',
      'package.json',
      'program.ts',
    ]);
    expect(read('hubkit-app/program.ts')).toBe('node');
    expect(JSON.parse(read('hubkit-app/package.json'))).toEqual({ name: 'hubkit-app', private: true });
    expect(stdout).toContain('  cd hubkit-app\n  npm install\n  npm start\n');
  });

  it('takes a folder and a template', async () => {
    const { stdout } = await run(['My Chat', '--template', 'vite-hono']);
    expect(read('My Chat/program.ts')).toBe('vite-hono');
    expect(JSON.parse(read('My Chat/package.json')).name).toBe('my-chat');
    expect(read('My Chat/README.md')).toMatch(/^# my-chat\n\nA chat that Vite builds/);
    expect(stdout).toContain('npm run dev\n\nThen open http://localhost:5173\n');
  });

  it('writes into the current folder, and beside a fresh .git', async () => {
    mkdirSync(join(cwd, '.git'));
    const { code, stdout } = await run(['.']);
    expect(code).toBe(0);
    expect(existsSync(join(cwd, 'program.ts'))).toBe(true);
    expect(stdout).not.toContain('cd ');
  });

  it('leaves a folder with files as it is', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { code, stdout, stderr } = await run(['.']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `create-hubkit: ${cwd} is not empty: it contains notes.txt. Name another folder, or empty this one.\n`,
    );
    expect(readdirSync(cwd)).toEqual(['notes.txt']);
  });

  it('says that a file is no folder', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'mine');
    const { code, stderr } = await run(['notes.txt']);
    expect(code).toBe(1);
    expect(stderr).toContain('notes.txt is a file. Name a folder.');
  });

  it.each([
    [['a', '-t', 'vue'], 'There is no template "vue". Use one of: node, vite-hono, nextjs, cloudflare-worker.'],
    [['a', 'b'], 'Only one folder can be named, not 2.'],
    [['--templat', 'node'], "Unknown option '--templat'. Try --help."],
  ])('answers %j with a usage error', async (words, message) => {
    const { code, stderr } = await run(words);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `create-hubkit: ${message}\n` });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('prints its help and its version', async () => {
    expect((await run(['--help'])).stdout).toMatch(/^Usage: npm create hubkit/);
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe('create-hubkit in a terminal', () => {
  it('asks for the template alone, until one is named', async () => {
    const { code, stdout } = await run([], ['', '9', '3']);
    expect(code).toBe(0);
    expect(stdout).toContain('  3  nextjs ');
    expect(read('hubkit-app/program.ts')).toBe('nextjs');
  });

  it('takes a name, too', async () => {
    await run(['chat'], ['cloudflare-worker']);
    expect(read('chat/program.ts')).toBe('cloudflare-worker');
  });

  it('asks for nothing with --yes', async () => {
    const { stdout } = await run(['--yes'], []);
    expect(stdout).not.toContain('Templates:');
    expect(read('hubkit-app/program.ts')).toBe('node');
  });

  it('writes nothing if nobody answers', async () => {
    expect((await run([], [])).code).toBe(1);
    expect(readdirSync(cwd)).toEqual([]);
  });
});
