import type { DBSchema } from 'idb';

/** An entry of any store. */
export interface Entry {
  readonly id: string;
}

/** The stores of the database. Their values are plain data, whose format is defined by the feature that writes them. */
export interface StorageSchema extends DBSchema {
  chats: { key: string; value: Entry };
  turns: { key: string; value: Entry & { readonly chat: string }; indexes: { chat: string } };
  /** Text that is being written, by the place and the tab where it is written; `at` in ms since 1970. */
  drafts: {
    key: string;
    value: Entry & {
      readonly text: string;
      /** Images of drafts that were written before there were other attachments, as data URLs. */
      readonly images?: readonly string[];
      readonly attachments?: readonly object[];
      readonly at?: number;
    };
  };
  jobs: { key: string; value: Entry };
  /** Runs of tasks with their results, by task; `at` in ms since 1970. */
  runs: { key: string; value: Entry & { readonly task: string; readonly at: number }; indexes: { task: string } };
  /** Templates that were changed or loaded, with their input. */
  templates: { key: string; value: Entry };
  /** Small choices that a page remembers: `chat.settings`. */
  settings: { key: string; value: Entry & { readonly value: unknown } };
}

/** The name of a store. */
export type StoreName = 'chats' | 'turns' | 'drafts' | 'jobs' | 'runs' | 'templates' | 'settings';

/** Beginning of the ids of saved prompts among the settings. */
export const PROMPT_PREFIX = 'prompt ';
