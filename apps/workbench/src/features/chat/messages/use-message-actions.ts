import type { Turn } from '@hubkit/react/chat-panel';
import { useMemo } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { pathIn } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';

/** Everything that can be done to a message; afterwards the focus is where the result is. */
export interface MessageActions {
  readonly rewrite: (turn: Turn, content: string) => void;
  readonly regenerate: (turn: Turn) => void;
  readonly choose: (turn: Turn) => void;
  readonly remove: (turn: Turn) => void;
  /** Lets the model go on with an answer that was cut. */
  readonly continueAnswer: (turn: Turn) => void;
  /** Sends the results of the tools that an answer called. */
  readonly sendResults: (results: Readonly<Record<string, string>>) => void;
}

/** The id of a message's element; columns may show the same turn. */
export function elementIdOf(column: string, turn: string): string {
  return `turn-${column}-${turn}`;
}

/** Ties the actions on the messages of a column to the focus and to the message that offers Undo. */
export function useMessageActions(chat: Chat, column: string, focusComposer: () => void): MessageActions {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer stays the same for the life of the page.
  return useMemo(() => {
    /** Once React has drawn it. */
    const focus = (id: string | undefined | null) =>
      requestAnimationFrame(() => {
        const element = id && document.getElementById(elementIdOf(column, id));
        if (element) element.focus();
        else focusComposer();
      });
    const shown = () => pathIn(chat.store.get(), column);
    const placeOf = ({ id }: Turn) => shown().findIndex((turn) => turn.id === id);
    /** The version that an action has made is shown in the place of the message. */
    const inPlace = (turn: Turn, act: () => void) => {
      const place = placeOf(turn);
      act();
      focus(shown()[place]?.id);
    };
    return {
      rewrite: (turn, content) => inPlace(turn, () => chat.rewrite(column, turn, content)),
      regenerate: (turn) => inPlace(turn, () => chat.regenerate(column, turn)),
      choose: (turn) => inPlace(turn, () => chat.choose(column, turn)),
      remove(turn) {
        const place = placeOf(turn);
        const undo = chat.remove(column, turn);
        focus((shown()[place] ?? shown()[place - 1])?.id);
        toast({
          text: 'The message and what followed it were deleted.',
          action: 'Undo',
          onAction: () => {
            undo();
            focus(turn.id);
          },
        });
      },
      continueAnswer: (turn) => inPlace(turn, () => chat.continueAnswer(column, turn)),
      sendResults(results) {
        chat.sendResults(column, results);
        focusComposer();
      },
    };
  }, [chat, column, toast]);
}
