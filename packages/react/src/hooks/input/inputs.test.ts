import { expect, it } from 'vitest';
import { createInputs } from './create-inputs.ts';

const { signal } = new AbortController();

it('a request waits for its answer, and the others for theirs', async () => {
  const inputs = createInputs<string, { readonly action: string }>();
  const first = inputs.onInput('first', { signal });
  const second = inputs.onInput('second', { signal, problem: 'City is missing.' });
  const { waiting } = inputs.getState();
  expect(waiting).toEqual([
    { id: 0, request: 'first' },
    { id: 1, request: 'second', problem: 'City is missing.' },
  ]);
  inputs.answer(1, { action: 'decline' });
  expect(await second).toEqual({ action: 'decline' });
  expect(inputs.getState().waiting).toEqual([{ id: 0, request: 'first' }]);
  inputs.answer(1, { action: 'accept' });
  inputs.answer(0, { action: 'cancel' });
  expect(await first).toEqual({ action: 'cancel' });
  expect(inputs.getState().waiting).toEqual([]);
});

it('a request goes with its call', async () => {
  const inputs = createInputs<string, string>();
  const call = new AbortController();
  const asked = inputs.onInput('first', { signal: call.signal });
  call.abort(new Error('stopped'));
  await expect(asked).rejects.toThrow('stopped');
  expect(inputs.getState().waiting).toEqual([]);
  await expect(inputs.onInput('again', { signal: call.signal })).rejects.toThrow('stopped');
});
