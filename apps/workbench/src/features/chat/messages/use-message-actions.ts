import { useMemo } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { pathIn } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';

/** Everything that can be done to a message; afterwards the focus is where the result is. */
export interface MessageActions {
  readonly rewrite: (id: string, content: string) => void;
  readonly regenerate: (id: string) => void;
  readonly choose: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Lets the model go on with an answer that was cut. */
  readonly continueAnswer: (id: string) => void;
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
    return {
      rewrite(id, content) {
        const place = shown().findIndex((turn) => turn.id === id);
        chat.rewrite(column, id, content);
        focus(shown()[place]?.id);
      },
      regenerate: (id) => focus(chat.regenerate(column, id)),
      choose(id) {
        chat.choose(column, id);
        focus(id);
      },
      remove(id) {
        const place = shown().findIndex((turn) => turn.id === id);
        const undo = chat.remove(id);
        focus((shown()[place] ?? shown()[place - 1])?.id);
        toast({
          text: 'The message and what followed it were deleted.',
          action: 'Undo',
          onAction: () => {
            undo();
            focus(id);
          },
        });
      },
      continueAnswer: (id) => focus(chat.continueAnswer(column, id)),
      sendResults(results) {
        chat.sendResults(column, results);
        focusComposer();
      },
    };
  }, [chat, column, toast]);
}
