import { useToast } from '../../../ui/toast.tsx';
import type { Chat } from '../create-chat.ts';

/** Returns a function that ends the comparison with one of its columns, by its id. */
export function useKeepColumn(chat: Chat): (column: string) => void {
  const toast = useToast();
  return (column) => {
    const undo = chat.keepColumns(({ id }) => id === column);
    toast({
      text: 'The comparison has ended; the other answers are among the versions.',
      action: 'Undo',
      onAction: undo,
    });
  };
}
