import type { MessageActions as ChatActions, Turn } from '@hubkit/react/chat-panel';
import { useMemo } from 'react';
import { moveFocus } from '../../../ui/move-focus.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChat } from '../chat-context.ts';
import { pathIn } from '../conversation/conversation.ts';

export type MessageActions = ReturnType<typeof useMessageActions>;

/** The id of a message's element; columns may show the same turn. */
export function toElementId(column: string, turn: string): string {
  return `turn-${column}-${turn}`;
}

/** What can be done to the messages of a column: ties the actions on the messages of a column to the focus and to the message that offers Undo. */
export function useMessageActions(column: string, focusComposer: () => void) {
  const chat = useChat();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer stays the same for the life of the page.
  return useMemo(() => {
    /** Once React has drawn it. */
    const focus = (turn: Pick<Turn, 'id'> | undefined) =>
      moveFocus(() => {
        const element = turn && document.getElementById(toElementId(column, turn.id));
        if (element) element.focus();
        else focusComposer();
      });
    const shown = () => pathIn(chat.store.get(), column);
    const findPlace = ({ id }: Turn) => shown().findIndex((turn) => turn.id === id);
    /** The version that an action has made is shown in the place of the message. */
    const inPlace = (act: (turn: Turn) => void) => (turn: Turn) => {
      const place = findPlace(turn);
      act(turn);
      focus(shown()[place]);
    };
    /** The actions of every chat. */
    const ofChat: ChatActions = {
      edit(turn, content) {
        chat.rewrite(column, turn, content.trim());
        moveFocus(focusComposer);
      },
      regenerate: inPlace((turn) => chat.regenerate(column, turn)),
      resume: inPlace((turn) => chat.continueAnswer(column, turn)),
      showVersion: (turn) => chat.choose(column, turn),
      addToolResult(id, result) {
        const last = shown().at(-1);
        chat.sendResults(column, { [id]: result });
        // To the result of the next call, if there is one.
        moveFocus(() => {
          const element = last && document.getElementById(toElementId(column, last.id));
          const next = element?.querySelector<HTMLTextAreaElement>('form textarea');
          if (next) next.focus();
          else focusComposer();
        });
      },
    };
    return {
      chat: ofChat,
      /** Asks every model of a comparison again. */
      retryAll() {
        for (const { id } of chat.store.get().columns) {
          const last = pathIn(chat.store.get(), id).at(-1);
          if (last) chat.regenerate(id, last);
        }
        moveFocus(focusComposer);
      },
      remove(turn: Turn) {
        const place = findPlace(turn);
        const undo = chat.remove(column, turn);
        focus(shown()[place] ?? shown()[place - 1]);
        toast({
          text: 'The message and what followed it were deleted.',
          action: 'Undo',
          onAction: () => {
            undo();
            focus(turn);
          },
        });
      },
    };
  }, [chat, column, toast]);
}
