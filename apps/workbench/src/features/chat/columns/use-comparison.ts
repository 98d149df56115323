import { useState } from 'react';

/** Options of the view of several columns. */
export interface Comparison {
  /** True where the words that another answer lacks are marked. */
  readonly marksDifferences: boolean;
  /** Id of the column that the others are compared with. @default the first one */
  readonly base?: string;
  readonly change: (change: Partial<Omit<Comparison, 'change'>>) => void;
}

/** Keeps the options of the view until the page is left. */
export function useComparison(): Comparison {
  const [state, setState] = useState<Omit<Comparison, 'change'>>({ marksDifferences: false });
  return { ...state, change: (change) => setState((before) => ({ ...before, ...change })) };
}
