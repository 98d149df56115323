'use client';

import * as React from 'react';
import { pathTo, type Versions, versionsOf } from '../conversation/tree.ts';
import type { Turn } from '../conversation/turn.ts';

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
    const shown = pathTo(tree, head).map((turn) => ({ turn, versions: versionsOf(tree, turn) }));
    const isBusy = shown.some(({ turn: { status } }) => status === 'waiting' || status === 'open');
    return { shown, isBusy };
  }, [tree, head]);
}
