import type { ChatSettings, OwnSettings } from './chat-settings.ts';
import { type Column, changeColumn, findColumn } from './columns.ts';
import type { Conversation } from './conversation.ts';

type Name = keyof ChatSettings;

/** Returns the settings of a column: those of the chat, and its own in their place. */
export function resolveSettings(state: Pick<Conversation, 'columns' | 'settings'>, column?: string): ChatSettings {
  return withOwn(state.settings, findColumn(state, column).own);
}

/** Returns the names of the settings in which a column differs from the chat. */
export function ownNames(shared: ChatSettings, own: OwnSettings | undefined): readonly Name[] {
  return listNames(own).filter((name) => !isSame(shared[name], own?.[name]));
}

/** Changes the settings of one column. A value equal to that of the chat becomes shared again. */
export function setColumnSettings(state: Conversation, id: string, change: Partial<ChatSettings>): Conversation {
  const { own } = findColumn(state, id);
  return changeColumn(state, id, {
    own: findDifferences(state.settings, { ...withOwn(state.settings, own), ...change }),
  });
}

/** Gives a setting of a column, or all of them, the values of the chat again. */
export function resetColumnSettings(state: Conversation, id: string, name?: Name): Conversation {
  const { [name ?? 'isStreamed']: _shared, ...others } = findColumn(state, id).own ?? {};
  return changeColumn(state, id, { own: name === undefined || listNames(others).length === 0 ? undefined : others });
}

/** The settings that the chat gets from its only column. */
export function mergeOnlyColumn(settings: ChatSettings, [only, ...others]: readonly Column[]): ChatSettings {
  return others.length === 0 ? withOwn(settings, only?.own) : settings;
}

/** Returns the values in which settings differ from those of the chat; undefined without any. */
export function findDifferences(shared: ChatSettings, settings: ChatSettings): OwnSettings | undefined {
  const names = new Set([...listNames(shared), ...listNames(settings)]);
  const own = [...names].flatMap((name) =>
    isSame(shared[name], settings[name]) ? [] : [[name, settings[name] ?? null] as const],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function withOwn(settings: ChatSettings, own: OwnSettings | undefined): ChatSettings {
  if (!own) return settings;
  const values = listNames(own).map((name) => [name, own[name] ?? undefined] as const);
  return { ...settings, ...Object.fromEntries(values) };
}

/** Object.keys loses the type of the keys. */
function listNames(settings: OwnSettings = {}): readonly Name[] {
  return Object.keys(settings) as Name[];
}

/** Texts that are empty are as good as absent. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === null ? undefined : value);
  return plain(one) === plain(other);
}
