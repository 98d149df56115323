import { expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../database/memory-storage.ts';
import { createTemplateKeeper } from './keep-template.ts';
import { SAMPLES } from './samples.ts';
import { createTemplatesSession, stateFromSample, withSource } from './templates-session.ts';

it('keeps a template from its first change on, another one apart, and brings each back', async () => {
  vi.useFakeTimers();
  try {
    const storage = createMemoryStorage();
    const session = createTemplatesSession();
    let ids = 0;
    const keeper = createTemplateKeeper(session, storage, () => `t${++ids}`);
    const [, second] = SAMPLES;
    if (!second) throw new Error('two samples');
    session.set((state) => ({ ...state, ...stateFromSample(second) }));
    vi.runAllTimers();
    expect(await storage.list('templates')).toEqual([]);

    session.set((state) => withSource(state, '{{ changed }}'));
    session.set((state) => withSource(state, '{{ changed twice }}'));
    // Another source, before the pause after the change is over.
    session.set((state) => ({ ...state, origin: 'me/model', saved: [{ name: 'default', source: 'of a model' }] }));
    vi.runAllTimers();
    expect(await storage.list('templates')).toMatchObject([
      { id: 't1', title: second.label, state: { edits: { default: '{{ changed twice }}' } } },
      { id: 't2', title: 'me/model' },
    ]);
    expect(keeper.store.get()).toEqual({ id: 't2' });

    expect(await keeper.open('t1')).toBe(true);
    expect(session.get().edits).toEqual({ default: '{{ changed twice }}' });
    session.set((state) => withSource(state, 'third'));
    keeper.save();
    expect(await storage.list('templates')).toHaveLength(2);
    expect(await storage.get('templates', 't1')).toMatchObject({ state: { edits: { default: 'third' } } });
    expect(await keeper.open('nowhere')).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
