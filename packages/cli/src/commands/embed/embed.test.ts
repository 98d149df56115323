import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import { splitText } from '../../embed/embed-files.ts';
import { main } from '../../main.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-embed-'));
  await mkdir(join(folder, 'docs/node_modules'), { recursive: true });
  await writeFile(
    join(folder, 'docs/passwords.md'),
    'To reset your password, open the settings and choose a new password.',
  );
  await writeFile(join(folder, 'docs/shoes.md'), 'Shoes may be returned within thirty days for a refund.');
  await writeFile(join(folder, 'docs/picture.bin'), new Uint8Array([0, 1, 2]));
  await writeFile(join(folder, 'docs/node_modules/other.md'), 'not mine');
  await writeFile(join(folder, 'docs/.hidden'), 'not shown');
});
afterEach(() => rm(folder, { recursive: true }));

async function embed(args: readonly string[], stdin = '') {
  const net = emulatedNet();
  const fake = fakeIo({ stdin, env: { HF_TOKEN: 'hf_0123456789' }, cwd: folder, fetch: net.fetch });
  const code = await main(['embed', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

describe('hubkit embed', () => {
  it('embeds text files and finds the closest piece', async () => {
    expect(JSON.parse((await embed(['add', 'docs', '--json'])).out)).toEqual({
      embedded: 2,
      unchanged: 0,
      removed: 0,
      skipped: 1,
    });
    const { code, out } = await embed(['search', 'how do I reset my password', '--json']);
    const [first, ...others] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ code, first }).toMatchObject({
      code: 0,
      first: { file: 'docs/passwords.md', line: 1, text: expect.stringContaining('reset') },
    });
    expect(others).toHaveLength(1);
    expect(others[0].score).toBeLessThan(first.score);
    expect((await embed(['search', '-n', '1'], 'a refund for shoes')).out).toContain('docs/shoes.md:1');
  });

  it.each(['', ' \n'])('refuses standard input without a text: %j', async (stdin) => {
    const { code, err, bodies } = await embed(['add', '-'], stdin);
    expect(code).toBe(2);
    expect(err).toContain('There is no text on standard input.');
    expect(bodies).toEqual([]);
    expect(await readdir(folder)).toEqual(['docs']);
  });

  it('embeds what another program prints, by a name, and keeps it while folders change', async () => {
    const counts = { embedded: 1, unchanged: 0, removed: 0, skipped: 0 };
    const text = 'Parcels arrive within two days.';
    expect(JSON.parse((await embed(['add', '-', '--json'], text)).out)).toEqual(counts);
    expect(JSON.parse((await embed(['add', '-', '--json'], text)).out)).toEqual({
      ...counts,
      embedded: 0,
      unchanged: 1,
    });
    expect(JSON.parse((await embed(['add', '-', '--name', 'log', '--json'], 'A fix of the login.')).out)).toEqual(
      counts,
    );
    expect(JSON.parse((await embed(['add', '.', '--json'])).out)).toMatchObject({ embedded: 2, removed: 0 });
    expect((await embed(['search', '-n', '1', 'when do parcels arrive'])).out).toContain('<stdin>:1');
    expect((await embed(['search', '-n', '1', 'a fix of the login'])).out).toContain('<log>:1');
  });

  it('names only what comes from standard input', async () => {
    const { code, err } = await embed(['add', 'docs', '--name', 'log']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('--name is for standard input') });
  });

  it('orders what it finds by a reranker, whose scores it prints', async () => {
    await embed(['add', 'docs']);
    const { code, out, bodies } = await embed(['search', '--rerank', '-n', '1', '--json', 'a refund for shoes']);
    expect({ code, first: JSON.parse(out) }).toMatchObject({ code: 0, first: { file: 'docs/shoes.md', line: 1 } });
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(bodies.at(-1)).toMatchObject({ inputs: { query: 'a refund for shoes' }, parameters: { top_n: 1 } });
    const other = await embed([
      'search',
      '--rerank-model',
      'cross-encoder/ms-marco-MiniLM-L6-v2',
      '--json',
      'a refund',
    ]);
    expect(other.out.trim().split('\n')).toHaveLength(2);
  });

  it('embeds only what has changed, and removes what is gone', async () => {
    await embed(['add', 'docs']);
    await writeFile(join(folder, 'docs/shoes.md'), 'Shoes are never taken back.');
    await rm(join(folder, 'docs/passwords.md'));
    const { err, bodies } = await embed(['add', 'docs']);
    expect(err).toContain('1 embedded, 1 removed, 1 skipped in embeddings.db');
    expect(bodies.map(({ input }) => input)).toEqual([['Shoes are never taken back.']]);
    expect((await embed(['list'])).out).toBe('    1  docs/shoes.md\n');
  });

  it('leaves out the files of its store, and only those', async () => {
    await writeFile(join(folder, 'mine.txt'), 'A file whose name begins like the store.');
    await embed(['add', '.', '--store', './mine']);
    const { out } = await embed(['add', '.', '--store', './mine', '--json']);
    expect(JSON.parse(out)).toEqual({ embedded: 0, unchanged: 3, removed: 0, skipped: 1 });
  });

  it('makes no store for files that are not there', async () => {
    await embed(['add', 'nowhere']);
    expect(await readdir(folder)).toEqual(['docs']);
  });

  it.each([
    [['add'], 'No files given'],
    [['add', 'nowhere'], 'Cannot read nowhere: no such file'],
    [['search', 'x', '--store', 'none.db'], 'There is no none.db yet'],
    [['search'], 'No question given'],
  ])('rejects %j', async (args, message) => {
    const { code, err } = await embed(args);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  });

  it('does not mix the vectors of two models', async () => {
    await embed(['add', 'docs']);
    const { code, err } = await embed(['add', 'docs', '--model', 'Qwen/Qwen3-Embedding-8B']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('cannot be compared') });
  });
});

describe('splitText', () => {
  it('keeps every word, with the lines of the pieces', () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      index % 7 === 0 ? '' : `line ${index + 1} ${'x'.repeat(index)}`,
    );
    const text = lines.join('\n');
    const pieces = splitText(text);
    expect(pieces.flatMap((piece) => piece.text.match(/line \d+/g))).toEqual(text.match(/line \d+/g));
    for (const { text: piece, line } of pieces) {
      expect(piece.length).toBeLessThanOrEqual(1200);
      expect(lines[line - 1]?.startsWith(piece.split('\n')[0] ?? '')).toBe(true);
    }
  });

  it('cuts a long line without damaging characters', () => {
    const text = '🌍'.repeat(1500);
    expect(
      splitText(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(splitText(text).every((piece) => Buffer.from(piece.text).toString() === piece.text)).toBe(true);
  });
});
