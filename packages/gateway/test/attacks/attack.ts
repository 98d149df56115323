/** Status and text of a response. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A request that has to be refused. */
export interface Attack {
  readonly name: string;
  readonly run: () => Promise<Reply>;
  /** Statuses that refuse it. */
  readonly refused: readonly number[];
}
