import { LIBRARIES, TASKS } from '@hubkit/catalog';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { describe, expect, it } from 'vitest';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

async function run(args: readonly string[], options: FakeIoOptions = {}) {
  const fake = fakeIo(options);
  const code = await main(args, fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

const idsIn = (json: string) => JSON.parse(json).map(({ id }: { id: string }) => id);

describe.each([
  ['tasks', Object.keys(TASKS)],
  ['libraries', Object.keys(LIBRARIES)],
  ['providers', PROVIDERS.map(({ id }) => id)],
])('hubkit %s', (command, ids) => {
  it('lists all of them, as text and as JSON', async () => {
    const { code, out, err } = await run([command]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const firstWords = new Set(out.split('\n').map((line) => line.split('  ')[0]));
    expect(ids.filter((id) => !firstWords.has(id))).toEqual([]);
    expect(idsIn((await run([command, '--json'])).out).toSorted()).toEqual(ids.toSorted());
  });

  it('describes each of them, as text and as JSON', async () => {
    for (const id of ids.slice(0, 20)) {
      const { code, out } = await run([command, id]);
      expect(code).toBe(0);
      expect(out).toMatch(/^name +\S/m);
      expect(JSON.parse((await run([command, id, '--json'])).out).id).toBe(id);
    }
  });

  it('suggests an id for one that does not exist', async () => {
    const [id = ''] = ids;
    const { code, out, err } = await run([command, `${id}x`]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(`"${id}x". Did you mean ${id}?`);
  });
});

it.each([
  ['tasks', 'text-to-image', '--search', 'sound'],
  ['tasks', 'text-to-image', '--modality', 'audio'],
  ['libraries', 'diffusers', '--task', 'text-to-speech'],
  ['providers', 'groq', '--task', 'text-to-image'],
])('hubkit %s %s rejects %s, which filters the list', async (command, id, flag, value) => {
  expect(await run([command, id, flag, value])).toEqual({
    code: 2,
    out: '',
    err: `hubkit: ${flag} cannot be combined with an id.\n  See: hubkit ${command} --help\n`,
  });
});

describe('hubkit tasks', () => {
  it('shows only the tasks of a modality', async () => {
    const { out } = await run(['tasks', '--modality', 'audio']);
    expect(out).toContain('text-to-speech');
    expect(out).not.toContain('text-to-image');
  });

  it.each([
    ['remove the background', 'image-segmentation'],
    ['OCR', 'image-to-text'],
    ['subtitles', 'automatic-speech-recognition'],
    ['sentence-transformers', 'sentence-similarity'],
  ])('finds for --search %j %s, and not half of all tasks', async (search, id) => {
    const found = idsIn((await run(['tasks', '--search', search, '--json'])).out);
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(15);
  });

  it('searches in one modality, and says when nothing is found', async () => {
    const ids = idsIn((await run(['tasks', '--search', 'translate', '--modality', 'audio', '--json'])).out);
    expect(ids).not.toContain('translation');
    expect(await run(['tasks', '--search', 'bake a cake'])).toMatchObject({
      out: '',
      err: 'hubkit: no task matches "bake a cake"; `hubkit tasks` lists all\n',
    });
  });

  it('includes the JSON Schemas of a task that the client runs', async () => {
    const { out } = await run(['tasks', 'text-to-image', '--json']);
    expect(JSON.parse(out).schemas.input.properties.parameters.properties).toHaveProperty('guidance_scale');
    expect(JSON.parse((await run(['tasks', 'graph-ml', '--json'])).out)).not.toHaveProperty('schemas');
  });
});

describe('hubkit libraries and hubkit providers', () => {
  it('show only those for a task', async () => {
    expect(idsIn((await run(['libraries', '--task', 'tabular-regression', '--json'])).out)).toContain('sklearn');
    const found = idsIn((await run(['providers', '--task', 'text-to-image', '--json'])).out);
    expect(found).toEqual(PROVIDERS.filter(({ tasks }) => tasks.includes('text-to-image')).map(({ id }) => id));
  });

  it('say when no provider runs a task, and refuse an unknown task', async () => {
    expect((await run(['providers', '--task', 'graph-ml'])).out).toBe('No provider runs graph-ml.\n');
    for (const command of ['libraries', 'providers']) {
      const { code, err } = await run([command, '--task', 'text-to-imag']);
      expect(code).toBe(2);
      expect(err).toContain('Did you mean text-to-image? `hubkit tasks` lists them.');
    }
  });
});
