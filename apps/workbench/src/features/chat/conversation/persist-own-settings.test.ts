import { expect, it } from 'vitest';
import { getData } from '../../../chat-view/turn-data.ts';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import { exportChat } from '../export/export-chat.ts';
import { importChat } from '../export/import-chat.ts';
import { allTurns } from './conversation.ts';
import { openSavedChat } from './open-saved-chat.ts';
import { resolveSettings } from './own-settings.ts';

/** A stored chat of two columns, where B has its own settings. */
async function openCompared(storage = createMemoryStorage()) {
  const opened = openSavedChat(storage);
  await opened.persistence.openLast();
  const { chat } = opened;
  chat.setModel('a', { model: 'a/a' });
  chat.addColumn('b/b');
  chat.change({ systemPrompt: 'Be brief.', temperature: 0.2, maxTokens: 40 });
  const b = chat.store.get().columns[1]?.id ?? '';
  chat.setColumnSettings(b, { temperature: 0.9, systemPrompt: 'Rhyme.', maxTokens: undefined, isStreamed: false });
  return { ...opened, b };
}

it('sends to each column its own settings, and has them again after a reload', async () => {
  const storage = createMemoryStorage();
  const { chat, calls, persistence, b: column } = await openCompared(storage);
  chat.send('One');
  await expect.poll(() => calls.length).toBe(2);
  const [a, b] = calls.map(({ spec }) => spec);
  expect(a?.args).toMatchObject({ temperature: 0.2, max_tokens: 40, messages: [{ content: 'Be brief.' }, {}] });
  expect(b?.args).toMatchObject({ temperature: 0.9, messages: [{ content: 'Rhyme.' }, {}] });
  expect(b?.args).not.toHaveProperty('max_tokens');
  expect([a?.isStreamed, b?.isStreamed]).toEqual([true, false]);
  const answers = allTurns(chat.store.get()).filter(({ role }) => role === 'assistant');
  expect(answers.map((turn) => getData(turn).maxTokens)).toEqual([40, undefined]);
  persistence.save();

  const later = openSavedChat(storage);
  await later.persistence.openLast();
  expect(resolveSettings(later.chat.store.get(), column)).toEqual(resolveSettings(chat.store.get(), column));
  expect(resolveSettings(later.chat.store.get(), 'a')).toEqual(chat.store.get().settings);
});

it('shares them by a link and an export', async () => {
  const { chat } = await openCompared();
  chat.send('One');
  const exported = exportChat(chat.store.get());
  expect(exported.chats).toMatchObject([{ temperature: 0.2, max_tokens: 40 }, { temperature: 0.9 }]);
  let ids = 0;
  const there = importChat(JSON.stringify(exported), { newId: () => `n${++ids}`, now: 1, model: '' });
  expect(there.columns[1]?.own).toEqual({ temperature: 0.9, systemPrompt: 'Rhyme.', maxTokens: null });
  expect(exportChat(there)).toEqual(exported);
});

it('gives those of a column that is left to the chat, and back by Undo; a further column has those of the chat', async () => {
  const { chat, b } = await openCompared();
  const before = chat.store.get();
  const undo = chat.keepColumns(({ id }) => id === b);
  expect(chat.store.get().settings).toMatchObject({ temperature: 0.9, systemPrompt: 'Rhyme.' });
  expect(chat.store.get().columns[0]?.own).toBeUndefined();
  undo();
  expect(chat.store.get().settings).toBe(before.settings);
  expect(chat.store.get().columns).toEqual(before.columns);
  chat.setColumnSettings('a', { seed: 1 });
  chat.addColumn('c/c');
  expect(chat.store.get().columns.map(({ own }) => own !== undefined)).toEqual([true, true, false]);
});
