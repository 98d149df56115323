import type { ChatSettings, OwnSettings } from './chat-settings.ts';
import { type Column, changeColumn, columnOf } from './columns.ts';
import type { Conversation } from './conversation.ts';

type Name = keyof ChatSettings;

/** Returns the settings of a column: those of the chat, and its own in their place. */
export function settingsOf(state: Pick<Conversation, 'columns' | 'settings'>, column?: string): ChatSettings {
  return withOwn(state.settings, columnOf(state, column).own);
}

/** Returns the names of the settings in which a column differs from the chat. */
export function ownNames(shared: ChatSettings, own: OwnSettings | undefined): readonly Name[] {
  return namesOf(own).filter((name) => !isSame(shared[name], own?.[name]));
}

/** Changes the settings of one column. A value equal to that of the chat becomes shared again. */
export function setColumnSettings(state: Conversation, id: string, change: Partial<ChatSettings>): Conversation {
  const { own } = columnOf(state, id);
  return changeColumn(state, id, {
    own: differencesOf(state.settings, { ...withOwn(state.settings, own), ...change }),
  });
}

/** Gives a setting of a column, or all of them, the values of the chat again. */
export function resetColumnSettings(state: Conversation, id: string, name?: Name): Conversation {
  const { [name ?? 'isStreamed']: _shared, ...others } = columnOf(state, id).own ?? {};
  return changeColumn(state, id, { own: name === undefined || namesOf(others).length === 0 ? undefined : others });
}

/** The settings that the chat gets from its only column. */
export function mergeOnlyColumn(settings: ChatSettings, [only, ...others]: readonly Column[]): ChatSettings {
  return others.length === 0 ? withOwn(settings, only?.own) : settings;
}

/** Returns the values in which settings differ from those of the chat; undefined without any. */
export function differencesOf(shared: ChatSettings, settings: ChatSettings): OwnSettings | undefined {
  const names = new Set([...namesOf(shared), ...namesOf(settings)]);
  const own = [...names].flatMap((name) =>
    isSame(shared[name], settings[name]) ? [] : [[name, settings[name] ?? null] as const],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function withOwn(settings: ChatSettings, own: OwnSettings | undefined): ChatSettings {
  if (!own) return settings;
  const values = namesOf(own).map((name) => [name, own[name] ?? undefined] as const);
  return { ...settings, ...Object.fromEntries(values) };
}

/** Object.keys loses the type of the keys. */
function namesOf(settings: OwnSettings = {}): readonly Name[] {
  return Object.keys(settings) as Name[];
}

/** Texts that are empty are as good as absent. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === null ? undefined : value);
  return plain(one) === plain(other);
}
