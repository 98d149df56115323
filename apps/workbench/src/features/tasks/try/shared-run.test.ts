import { expect, it } from 'vitest';
import type { Run } from '../../../run/run.ts';
import { sharedRun } from './shared-run.ts';

const form = { task: 'translation', model: 'a/b', provider: 'auto', args: { inputs: 'Hello' } };
const run = { status: 'done', spec: { model: 'a/b', args: form.args }, text: '', output: { translation_text: 'Hei' } };
const share = (shown: object | undefined, filled = form) => sharedRun(filled, shown as Run | undefined);

it('holds the result of the same call', () => {
  expect(share(run)).toMatchObject({ kind: 'run', model: 'a/b', output: '{"translation_text":"Hei"}' });
  expect(share({ ...run, text: 'Hei' })).toMatchObject({ output: '"Hei"' });
});

it('says of a result that the emulator made it', () => {
  const emulated = { ...run, serviceId: 'emulator' } as unknown as Run;
  expect(sharedRun(form, emulated, ['emulator'])).toMatchObject({ madeBy: 'emulator' });
  expect(sharedRun(form, emulated, ['other'])).not.toHaveProperty('madeBy');
  expect(sharedRun({ ...form, model: 'c/d' }, emulated, ['emulator'])).not.toHaveProperty('madeBy');
});

it.each([
  ['another call', { ...run, spec: { model: 'a/b', args: { inputs: 'Bye' } } }],
  ['another model', { ...run, spec: { ...run.spec, model: 'c/d' } }],
  ['a run that failed', { ...run, status: 'failed' }],
  ['a picture', { ...run, output: new Blob(['x'], { type: 'image/png' }) }],
  ['no run', undefined],
])('holds no result of %s', (_name, shown) => {
  expect(share(shown)).not.toHaveProperty('output');
});

it('says that a link holds no files', () => {
  expect(share(run, { ...form, args: { inputs: new Blob(['x']) as never } })).toMatch(/cannot hold files/);
});
