'use client';

import { isOpen, pathTo, type Turn, type Versions } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ListedTurn, toConversation } from '../conversation/listed-turn.ts';

/** A message with its versions. */
export interface ShownTurn {
  readonly turn: Turn;
  readonly versions: Versions;
}

/** A conversation as it is shown. */
export interface ConversationView {
  readonly shown: readonly ShownTurn[];
  /** True while a message waits or arrives. */
  readonly isBusy: boolean;
}

/** The path of a conversation up to its head, without any markup. */
export function useConversation(tree: readonly Turn[], head: string | null): ConversationView {
  return React.useMemo(() => {
    const groups = groupVersions(tree);
    const shown = pathTo(tree, head).map((turn) => {
      const versions = groups.get(groupKey(turn)) ?? [];
      const index = versions.findIndex(({ id }) => id === turn.id);
      const { [index - 1]: previous, [index + 1]: next, length: count } = versions;
      return { turn, versions: { index, count, previous, next } };
    });
    return { shown, isBusy: shown.some(({ turn }) => isOpen(turn)) };
  }, [tree, head]);
}

/** What is shown: a conversation, or without a `tree` a plain list. */
export interface ShownConversation {
  /** All messages, versions and hidden ones included, in the order in which they were made. */
  readonly tree?: readonly Turn[] | undefined;
  /** Id of the last message of the shown path; null without messages. */
  readonly head?: string | null | undefined;
  /** The messages as a plain list, without versions, in the place of `tree` and `head`. */
  readonly messages?: readonly ListedTurn[] | undefined;
}

/** The path of a conversation, or a plain list of messages, as it is shown. */
export function useShown({ tree, head, messages }: ShownConversation): ConversationView {
  const list = React.useMemo(() => toConversation(messages ?? []), [messages]);
  return useConversation(tree ?? list.tree, tree ? (head ?? null) : list.head);
}

const groupKey = ({ parent, role }: Turn) => `${role} ${parent}`;

/** Messages with the same parent and role, by both: one pass over all messages instead of one for each. */
function groupVersions(tree: readonly Turn[]): ReadonlyMap<string, readonly Turn[]> {
  const groups = new Map<string, Turn[]>();
  for (const turn of tree) {
    if (turn.isHidden) continue;
    const group = groups.get(groupKey(turn));
    if (group) group.push(turn);
    else groups.set(groupKey(turn), [turn]);
  }
  return groups;
}
