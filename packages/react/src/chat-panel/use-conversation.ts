'use client';

import * as React from 'react';
import { endOf, pathTo, type Turn, type Versions, versionsOf } from './conversation.ts';

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
  /** The head that shows a version and what followed it. */
  readonly headOf: (version: Turn) => string;
}

/** The path of a conversation up to its head, without any markup. */
export function useConversation(tree: readonly Turn[], head: string | null): ConversationView {
  return React.useMemo(() => {
    const shown = pathTo(tree, head).map((turn) => ({ turn, versions: versionsOf(tree, turn) }));
    const isBusy = shown.some(({ turn: { status } }) => status === 'waiting' || status === 'open');
    return { shown, isBusy, headOf: ({ id }) => endOf(tree, id) };
  }, [tree, head]);
}
