import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { Chat } from '../create-chat.ts';

/** Options of the view of several columns. */
export interface Comparison {
  /** True where the words that another answer lacks are marked. */
  readonly marksDifferences: boolean;
  /** Id of the column that the others are compared with. @default the first one */
  readonly base?: string;
  /** True on narrow pages, which show one column at a time, behind tabs. */
  readonly hasTabs: boolean;
  readonly change: (change: Partial<Pick<Comparison, 'marksDifferences' | 'base'>>) => void;
}

/** Keeps the options of the view until the page is left. */
export function useComparison(): Comparison {
  const [state, setState] = useState<Pick<Comparison, 'marksDifferences' | 'base'>>({ marksDifferences: false });
  const hasTabs = useMedia('(max-width: 40rem)');
  return { ...state, hasTabs, change: (change) => setState((before) => ({ ...before, ...change })) };
}

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
