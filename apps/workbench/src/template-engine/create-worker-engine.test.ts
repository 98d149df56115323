import { describe, expect, it } from 'vitest';
import { createWorkerEngine, type WorkerLike } from './create-worker-engine.ts';
import type { EngineResponse } from './protocol.ts';

/** A worker that keeps what it is sent; the test answers for it, and its timers run when the test says so. */
function setUp({ startsAtOnce = true }: { startsAtOnce?: boolean } = {}) {
  const workers: (WorkerLike & {
    sent: { id: number; do: string; source?: string; context?: string }[];
    isEnded: boolean;
  })[] = [];
  const timers = new Map<number, () => void>();
  let lastTimer = 0;
  const engine = createWorkerEngine(
    () => {
      const worker: (typeof workers)[number] = {
        sent: [],
        isEnded: false,
        onmessage: null,
        onerror: null,
        postMessage: (message) => {
          worker.sent.push(message as never); // The engine sends nothing but requests.
          if (startsAtOnce && worker.sent.length === 1) worker.onmessage?.({ data: { type: 'started' } });
        },
        terminate: () => {
          worker.isEnded = true;
        },
      };
      workers.push(worker);
      return worker;
    },
    {
      timers: {
        set: (run) => {
          timers.set(++lastTimer, run);
          return lastTimer;
        },
        clear: (timer) => timers.delete(timer as number),
      },
    },
  );
  const respond = (response: EngineResponse) => workers.at(-1)?.onmessage?.({ data: response });
  const runTimers = () => {
    for (const [timer, run] of [...timers]) {
      timers.delete(timer);
      run();
    }
  };
  return { engine, workers, respond, runTimers };
}

const reply = (text: string) => ({ ok: true, text }) as never; // Only passed on.

describe('the engine in a worker', () => {
  it('sends one request at a time, and of those that wait the latest only', async () => {
    const { engine, workers, respond } = setUp();
    const renders = ['a', 'b', 'c'].map((source) => engine.render({ source, context: '{}' }));
    expect(workers[0]?.sent.map(({ source }) => source)).toEqual(['a']);
    respond({ id: 1, type: 'done', value: reply('A') });
    expect(await renders[0]).toMatchObject({ text: 'A' });
    expect(await renders[1]).toBeUndefined();
    expect(workers[0]?.sent.map(({ source }) => source)).toEqual(['a', 'c']);
    expect(workers[0]?.sent[1]).not.toHaveProperty('context');
  });

  it('ends a worker that does not respond, and gives the next one all texts', async () => {
    const { engine, workers, respond, runTimers } = setUp();
    const endless = engine.render({ source: 'endless', context: '{"x":1}' });
    const after = engine.render({ source: 'after', context: '{"x":1}' });
    runTimers();
    expect(await endless).toMatchObject({ ok: false, error: { kind: 'stopped' } });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(workers[1]?.sent[0]).toMatchObject({ source: 'after', context: '{"x":1}' });
    respond({ id: 2, type: 'done', value: reply('B') });
    expect(await after).toMatchObject({ text: 'B' });
  });

  it('counts only the time of a worker that has started', async () => {
    const { engine, workers, respond, runTimers } = setUp({ startsAtOnce: false });
    const first = engine.render({ source: 'a', context: '{}' });
    runTimers();
    expect(workers[0]?.isEnded).toBe(false);
    respond({ type: 'started' });
    respond({ id: 1, type: 'done', value: reply('A') });
    expect(await first).toMatchObject({ text: 'A' });
    const endless = engine.render({ source: 'b', context: '{}' });
    runTimers();
    expect(await endless).toMatchObject({ ok: false, error: { kind: 'stopped' } });
    const next = engine.render({ source: 'c', context: '{}' });
    runTimers();
    respond({ type: 'started' });
    respond({ id: 3, type: 'done', value: reply('C') });
    expect(await next).toMatchObject({ text: 'C' });
  });

  it('lets a render go before the scenarios that wait, and tries no more of a template that does not end', async () => {
    const { engine, workers, respond, runTimers } = setUp();
    const first = engine.scenarios([{ name: 'default', source: 'x' }], '');
    const render = engine.render({ source: 'b', context: '{}' });
    expect(workers[0]?.sent.map((request) => request.do)).toEqual(['scenario']);
    runTimers();
    await Promise.resolve();
    expect(workers[1]?.sent.map((request) => request.do)).toEqual(['render']);
    respond({ id: 2, type: 'done', value: reply('B') });
    expect(await render).toMatchObject({ text: 'B' });
    expect((await first)?.map(({ state }) => state)).toEqual(Array(12).fill('stopped'));
  });

  it('looks at the text of the input after the render, before the scenarios that wait, and at the latest only', async () => {
    const { engine, workers, respond } = setUp();
    const input = { source: 'a', context: '{}' };
    void engine.format(input);
    void engine.load({});
    const older = engine.inputText(input);
    void engine.inputText(input);
    void engine.render(input);
    expect(await older).toBeUndefined();
    for (const id of [1, 2, 3, 4]) respond({ id, type: 'done', value: null });
    expect(workers[0]?.sent.map((request) => request.do)).toEqual(['format', 'render', 'input-text', 'load']);
    // The worker has the texts of the render.
    expect(workers[0]?.sent[2]).not.toHaveProperty('source');
  });

  it('gives up scenarios when newer ones are wanted', async () => {
    const { engine, respond } = setUp();
    const older = engine.scenarios([{ name: 'default', source: 'x' }], '');
    void engine.scenarios([{ name: 'default', source: 'y' }], '');
    respond({
      id: 1,
      type: 'done',
      value: { template: 'default', scenario: 'plain', state: 'rendered', text: '', lost: [] },
    });
    expect(await older).toBeUndefined();
  });

  it('passes on what a request failed with', async () => {
    const { engine, respond } = setUp();
    const format = engine.format({ source: '{% if %}', context: '{}' });
    respond({ id: 1, type: 'failed', message: 'Expected an expression' });
    await expect(format).rejects.toThrow('Expected an expression');
  });

  it('takes nothing from a worker that has been ended', async () => {
    const { engine, workers, respond, runTimers } = setUp();
    const first = engine.render({ source: 'a', context: '{}' });
    runTimers();
    await first;
    const second = engine.render({ source: 'b', context: '{}' });
    workers[0]?.onmessage?.({ data: { id: 1, type: 'done', value: reply('late') } });
    respond({ id: 2, type: 'done', value: reply('B') });
    expect(await second).toMatchObject({ text: 'B' });
  });
});
