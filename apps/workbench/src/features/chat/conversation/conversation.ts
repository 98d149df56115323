import { isOpen, type MessagePart, pathTo, pendingCalls, type Turn } from '@hubkit/react/chat-panel';
import type { Conversation as Tree } from '@hubkit/react/hooks';
import type { ChatSettings } from './chat-settings.ts';
import type { Column } from './columns.ts';

/** The messages of a column, and the end of the shown path. */
export type { Tree };

/** A chat as the page shows it: the settings of its columns, and the messages that each of them has in a tree of its own. */
export interface Conversation {
  readonly id: string;
  /** The name that the user gave it; without one it is called by its first question. */
  readonly title?: string | undefined;
  readonly settings: ChatSettings;
  /** There is at least one. */
  readonly columns: readonly Column[];
  /** The messages of each column, by its id. */
  readonly trees: Readonly<Record<string, Tree>>;
  /** The message that is being written. */
  readonly draft: string;
  /** The files attached to it. */
  readonly attachments: readonly MessagePart[];
  /** Time of its deletion, on any page, in ms since 1970. It stays deleted, whatever is added to it, until it is restored. */
  readonly hiddenAt?: number | undefined;
}

type Trees = Pick<Conversation, 'trees'>;

/** A column without messages. */
export const EMPTY_TREE: Tree = { tree: [], head: null };

/** Returns the messages of a column. */
export function getTree({ trees }: Trees, column: string): Tree {
  return trees[column] ?? EMPTY_TREE;
}

/** Returns the messages that a column shows. */
export function pathIn(state: Trees, column: string): readonly Turn[] {
  const { tree, head } = getTree(state, column);
  return pathTo(tree, head);
}

/** Returns the messages of all columns, with their versions. */
export function allTurns({ trees }: Trees): readonly Turn[] {
  return Object.values(trees).flatMap(({ tree }) => tree);
}

/** True while there are no messages. */
export function isEmpty({ trees }: Trees): boolean {
  return Object.values(trees).every(({ tree }) => tree.length === 0);
}

/** Returns true while an answer is being written. */
export function isAnswering({ trees }: Trees): boolean {
  return Object.values(trees).some(({ tree }) => tree.some(isOpen));
}

/** Returns true while a column waits for the results of tools that its last answer calls. */
export function waitsForTools(state: Conversation): boolean {
  if (isAnswering(state)) return false;
  return state.columns.some(({ id }) => {
    const last = pathIn(state, id).at(-1);
    return last !== undefined && pendingCalls(last).length > 0;
  });
}
