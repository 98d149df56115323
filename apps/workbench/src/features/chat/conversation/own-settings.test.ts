import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatSettings } from './chat-settings.ts';
import { FIRST_COLUMN } from './columns.ts';
import type { Conversation } from './conversation.ts';
import {
  findDifferences,
  mergeOnlyColumn,
  ownNames,
  resetColumnSettings,
  resolveSettings,
  setColumnSettings,
} from './own-settings.ts';

const settings = fc.record(
  {
    systemPrompt: fc.constantFrom('', 'Be brief.', 'Rhyme.'),
    isStreamed: fc.boolean(),
    temperature: fc.constantFrom(undefined, 0, 1),
    maxTokens: fc.constantFrom(undefined, 40),
    schema: fc.constantFrom(undefined, '', '{}'),
  },
  { requiredKeys: ['systemPrompt', 'isStreamed'] },
);

const conversation = (shared: ChatSettings, own?: Conversation['columns'][number]['own']): Conversation => ({
  id: 'c',
  trees: {},
  columns: [FIRST_COLUMN, { ...FIRST_COLUMN, id: 'b', own }],
  settings: shared,
  draft: '',
  attachments: [],
});
/** Settings with the fields that say something. */
const plain = (all: ChatSettings) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''));

describe('the settings of a column', () => {
  it('are those of the chat with the differences in their place, also after JSON', () => {
    fc.assert(
      fc.property(settings, settings, (shared, wanted) => {
        const own = findDifferences(shared, wanted);
        const stored = own && JSON.parse(JSON.stringify(own));
        expect(plain(resolveSettings(conversation(shared, stored), 'b'))).toEqual(plain(wanted));
        expect(ownNames(shared, own)).toEqual(Object.keys(own ?? {}));
        expect(resolveSettings(conversation(shared, own), 'a')).toBe(shared);
      }),
    );
  });

  it('change alone, and are no longer its own with the value of the chat', () => {
    const shared = { systemPrompt: '', isStreamed: true, temperature: 0.2 };
    const hot = setColumnSettings(conversation(shared), 'b', { temperature: 1, maxTokens: 40 });
    expect(hot.columns.map(({ own }) => own)).toEqual([undefined, { temperature: 1, maxTokens: 40 }]);
    expect(hot.settings).toBe(shared);
    expect(setColumnSettings(hot, 'b', { temperature: 0.2 }).columns[1]?.own).toEqual({ maxTokens: 40 });
    // Left to the provider, although the chat has a value.
    const open = setColumnSettings(hot, 'b', { temperature: undefined });
    expect(open.columns[1]?.own).toEqual({ temperature: null, maxTokens: 40 });
    expect(resolveSettings(open, 'b').temperature).toBeUndefined();
    expect(resetColumnSettings(hot, 'b', 'maxTokens').columns[1]?.own).toEqual({ temperature: 1 });
    expect(
      resetColumnSettings(resetColumnSettings(hot, 'b', 'maxTokens'), 'b', 'temperature').columns[1]?.own,
    ).toBeUndefined();
    expect(resetColumnSettings(hot, 'b').columns[1]?.own).toBeUndefined();
  });

  it('become those of the chat where no other column is left', () => {
    const shared = { systemPrompt: '', isStreamed: true };
    const { columns } = conversation(shared, { temperature: 1 });
    expect(mergeOnlyColumn(shared, columns)).toBe(shared);
    expect(mergeOnlyColumn(shared, columns.slice(1))).toEqual({ ...shared, temperature: 1 });
  });
});
