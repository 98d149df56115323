/** A worker and its places. */
export interface WorkerFacts {
  readonly id: string;
  readonly host: string;
  /** Rows that it may have under way. */
  readonly capacity: number;
  readonly underWay: number;
}
