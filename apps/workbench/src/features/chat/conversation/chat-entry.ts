import { isOpen } from '@hubkit/react/chat-panel';
import type { Entry } from '../../../database/schema.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type Column, FIRST_COLUMN } from './columns.ts';
import type { Conversation } from './conversation.ts';
import type { Turn } from './turn.ts';

/** A chat as stored in the database. Its turns are separate entries. */
export interface ChatEntry extends Entry, Pick<Conversation, 'settings' | 'columns'> {
  readonly schema: 2;
  readonly title: string;
  /** True once the user has named it. */
  readonly isNamed?: boolean;
  readonly service: string;
  readonly updatedAt: number;
  /** Time of its deletion in ms since 1970; its turns are kept, and it can be restored. */
  readonly hiddenAt?: number | undefined;
}

/** A chat as the first version stored it: of one column, with its model among the settings. */
interface FirstChatEntry extends Entry, Pick<Column, 'head' | 'chosen'> {
  readonly schema: 1;
  readonly settings: ChatSettings & Pick<Column, 'model' | 'provider'>;
  readonly title: string;
  readonly service: string;
  readonly updatedAt: number;
}

/** Brings a stored chat to the present form. */
export function readChatEntry(stored: Entry | undefined): ChatEntry | undefined {
  const entry = stored as ChatEntry | FirstChatEntry | undefined; // Stored by `persistChat`, under the name of this store.
  if (entry?.schema === 2) return entry;
  if (entry?.schema !== 1) return undefined;
  const { head, chosen, settings, ...rest } = entry;
  const { model, provider, ...shared } = settings;
  return { ...rest, schema: 2, settings: shared, columns: [{ ...FIRST_COLUMN, head, chosen, model, provider }] };
}

/** Returns a stored turn as this tab shows it: it is not the one that writes an open answer. */
export function restoreTurn(turn: Turn, isElsewhere: boolean): Turn {
  if (!isOpen(turn) && !turn.isElsewhere) return turn;
  return { ...turn, status: 'interrupted', isElsewhere: isElsewhere || undefined };
}

/** Drops the stored models of another service and keeps the current ones. */
export function withModelsOf(columns: readonly Column[], present: readonly Column[]): readonly Column[] {
  return columns.map((column, place) => {
    const { model, provider } = present[place] ?? FIRST_COLUMN;
    return { ...column, model, provider };
  });
}
