/** Columns of the input beside the output. */
export type JoinedColumns = 'all' | 'none' | readonly string[];

/** Order of results. */
export type Order = 'input' | 'done';
