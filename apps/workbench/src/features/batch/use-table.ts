import { useEffect, useState } from 'react';
import { readTable, type Table } from './read-table.ts';

/** Rows that were read, or what is wrong with their text. */
export interface ReadTable {
  readonly table?: Table;
  readonly problem?: string;
}

/** Reads the rows of a text while it is typed; the last table stays until the text is one again. */
export function useTable(text: string): ReadTable {
  const [read, setRead] = useState<ReadTable>({});
  useEffect(() => {
    let isCurrent = true;
    readTable(text).then(
      (table) => isCurrent && setRead({ table }),
      (error: unknown) => isCurrent && setRead({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return read;
}
