import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';
import { checkSettings, readTemplateSettings } from './project-settings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-settings-'));
  await mkdir(join(folder, 'a/b'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (settings: unknown) => writeFile(join(folder, '.hubkit.json'), JSON.stringify(settings));

describe('settings of templates', () => {
  it('come from the nearest file above', async () => {
    expect(await readTemplateSettings(join(folder, 'a/b'))).toEqual({});
    await write({ template: { rules: { unused: 'off' }, sample: 'chat.json' } });
    const settings = { rules: { unused: 'off' }, sample: join(folder, 'chat.json') };
    expect(await readTemplateSettings(join(folder, 'a/b'))).toEqual(settings);
    await write({ other: 1 });
    expect(await readTemplateSettings(folder)).toEqual({});
  });

  it.each([
    [{ rules: [] }, 'settings: template.rules must be an object.'],
    [{ rules: { unusd: 'off' } }, 'settings: there is no rule "unusd".'],
    [{ rules: { unused: 'none' } }, 'settings: template.rules.unused must be error, warning, information or off.'],
    [{ variables: 'mode' }, 'settings: template.variables must be a list of names.'],
    [{ sample: 1 }, 'settings: template.sample must be a path.'],
    [{ rule: {} }, 'settings: template has no setting "rule".'],
    [[], 'settings: template must be an object.'],
  ])('refuse %j', (given, message) => {
    expect(() => checkSettings(given, 'settings')).toThrow(message);
  });

  it('decide what hubkit template check reports, and its exit code', async () => {
    await writeFile(join(folder, 'a/chat.jinja'), '{% set a = 1 %}{{ mode }}{{ othr }}');
    const check = async () => {
      const { io, out } = fakeIo({ cwd: folder });
      return { code: await main(['template', 'check', '--lint', 'a/chat.jinja'], io), lines: out().match(/^a\/.*/gm) };
    };
    await write({ template: { rules: { unused: 'off' }, variables: ['mode'] } });
    expect(await check()).toEqual({ code: 0, lines: ["a/chat.jinja:1:29: Nothing gives a value to 'othr'."] });
    await write({ template: { rules: { unused: 'off', 'undefined-variable': 'error' }, variables: ['mode', 'othr'] } });
    expect(await check()).toEqual({ code: 0, lines: null });
    await write({ template: { rules: { unused: 'error', 'undefined-variable': 'off' } } });
    expect(await check()).toEqual({ code: 1, lines: ["a/chat.jinja:1:8: 'a' is never read."] });
    await writeFile(join(folder, '.hubkit.json'), '{');
    expect((await check()).code).toBe(2);
  });
});
