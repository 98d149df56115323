import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useChat } from '../chat-context.ts';

interface ComparisonOptions {
  /** True where the words that another answer lacks are marked. */
  readonly marksDifferences: boolean;
  /** Id of the column that the others are compared with. @default the first one */
  readonly base?: string;
}

/** Keeps the options of the view of several columns until the page is left. */
export function useComparison() {
  const [options, setOptions] = useState<ComparisonOptions>({ marksDifferences: false });
  return {
    ...options,
    /** True on narrow pages, which show one column at a time, behind tabs. */
    hasTabs: useMedia('(max-width: 40rem)'),
    change: (change: Partial<ComparisonOptions>) => setOptions((before) => ({ ...before, ...change })),
  };
}

export type Comparison = ReturnType<typeof useComparison>;

/** Returns a function that ends the comparison with one of its columns, by its id. */
export function useKeepColumn(): (column: string) => void {
  const chat = useChat();
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
