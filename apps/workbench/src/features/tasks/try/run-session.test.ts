import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import { MAX_KEPT } from '../../../run/kept-run.ts';
import type { Run } from '../../../run/run.ts';
import type { RunHandle } from '../../../run/start-run.ts';
import { createStore } from '../../../state/store.ts';
import { createRunSession } from './run-session.ts';

const SAMPLE = { inputs: 'a lighthouse' };

const run = (number: number): Run => ({
  id: `r${number}`,
  spec: {
    task: 'text-to-image',
    method: 'textToImage',
    provider: 'auto',
    model: 'a/b',
    args: { inputs: `picture ${number}` },
    isStreamed: false,
  },
  serviceId: 'emulator',
  status: 'done',
  startedAt: number,
  activeAt: number,
  attempts: 1,
  text: '',
  output: `output ${number}`,
  events: [{ atMs: 0, type: 'end', text: 'done' }],
});

const ended = (number: number): RunHandle => ({
  store: createStore(run(number)),
  ended: Promise.resolve(run(number)),
  stop: () => {},
});

it('keeps the form and the last runs of a task over a reload, without their events', async () => {
  const storage = createMemoryStorage();
  const before = createRunSession(storage).of('text-to-image', SAMPLE);
  before.fillIn({ inputs: 'a quiet harbor' });
  for (let number = 1; number <= MAX_KEPT + 2; number += 1) before.follow([ended(number)]);
  await expect.poll(() => storage.listRuns('text-to-image').then(({ length }) => length)).toBe(MAX_KEPT);

  const { store, remove } = createRunSession(storage).of('text-to-image', SAMPLE);
  await expect.poll(() => store.get().kept.length).toBe(MAX_KEPT);
  expect(store.get().args).toEqual({ inputs: 'a quiet harbor' });
  expect(store.get().kept[0]).toMatchObject({ id: `r${MAX_KEPT + 2}`, run: { events: [] } });
  const undo = remove(`r${MAX_KEPT + 2}`);
  expect(store.get().kept[0]?.id).toBe(`r${MAX_KEPT + 1}`);
  undo();
  expect(store.get().kept[0]?.id).toBe(`r${MAX_KEPT + 2}`);
  expect(createRunSession(storage).of('translation', SAMPLE).store.get().kept).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the form as it was when the page is closed', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const storage = createMemoryStorage();
  const { fillIn } = createRunSession(storage).of('text-to-image', SAMPLE);
  fillIn({ inputs: 'a quiet' });
  fillIn({ inputs: 'a quiet harbor' });
  events.dispatchEvent(new Event('pagehide'));
  const { store } = createRunSession(storage).of('text-to-image', SAMPLE);
  await expect.poll(() => store.get().args).toEqual({ inputs: 'a quiet harbor' });
});
