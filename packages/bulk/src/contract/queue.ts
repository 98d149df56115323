import type { TaskId } from '@hubkit/catalog';
import type { CallTargets, Job, Limiter, LimiterOptions, ResponseFormat } from '@hubkit/inference';
import type { CallArgs } from './call-args.ts';
import type { WorkerFacts } from './moment.ts';
import type { Control, Outcome } from './store.ts';

/** Description of a run for its workers: plain data, without keys. */
export interface WorkOrder {
  /** Id of the run. */
  readonly run: string;
  readonly task: TaskId;
  readonly model?: string;
  readonly provider?: CallTargets['provider'];
  readonly schema?: ResponseFormat;
  readonly concurrency: number | 'auto';
  readonly limits?: LimiterOptions;
  readonly attempts?: number;
  readonly backoffMs?: number;
  readonly outageMs?: number;
  /** `workerData` of the run. */
  readonly data?: unknown;
}

/** A row as a worker gets it: with the arguments of its call. */
export interface QueuedRow {
  readonly seq: number;
  readonly line: number;
  readonly args: CallArgs;
  readonly tries: number;
  readonly failures: number;
  readonly job?: Job;
}

/** Rows that a worker takes together. */
export interface Chunk {
  readonly key: string;
  readonly rows: readonly QueuedRow[];
}

/** A report of a worker about a chunk. */
export interface ChunkReport {
  readonly chunk: string;
  /** Numbers of the rows whose calls begin now. */
  readonly started?: readonly number[];
  readonly outcomes?: readonly Outcome[];
  /** A job behind the call of a row; `job` is null when it is over. */
  readonly job?: { readonly seq: number; readonly job: Job | null };
  /** A failure that every other row would have, too. */
  readonly stop?: string;
}

/** A run in a queue, as its owner sees it. */
export interface OwnedRun {
  /** Why the server of the queue takes nothing at the moment; undefined if it does. */
  trouble(): string | undefined;
  /** Offers chunks to workers. */
  publish(chunks: readonly Chunk[]): Promise<void>;
  /** Reads reports in their order, also those of before; an empty list if none came for a while. A list is forgotten with the next one. */
  reports(): AsyncGenerator<readonly ChunkReport[], void, undefined>;
  /** Keys of chunks that neither wait nor are held: they have ended, or are lost. */
  absent(keys: readonly string[]): Promise<readonly string[]>;
  /** Takes chunks back that no worker has ever had; returns their keys. Others are left to their workers, and to the reports to come. */
  withdraw(keys: readonly string[]): Promise<readonly string[]>;
  /** Asks workers to go on, to pause, or to return rows that have not begun. */
  setControl(control: Control): Promise<void>;
  /** The workers that were seen in the last seconds. */
  workers(): Promise<readonly WorkerFacts[]>;
  /** Disconnects; forgets the run in the queue if it is over. */
  close(isOver: boolean): Promise<void>;
}

/** A chunk that a worker holds until another one takes it. */
export interface HeldChunk extends Chunk {
  readonly order: WorkOrder;
  /** Number of workers that have held the chunk, this one included. */
  readonly holder: number;
  /** Rows with an outcome, and rows that an earlier holder began. */
  readonly states: ReadonlyMap<number, 'done' | 'started'>;
  readonly jobs: ReadonlyMap<number, Job>;
  /** Records outcomes and the start of rows, unless another worker holds the chunk by now. */
  report(report: Omit<ChunkReport, 'chunk'>): Promise<ReportReply>;
}

/** The reply to a report. */
interface ReportReply {
  /** False if nothing was recorded, as another worker holds the chunk or its run is gone. */
  readonly isHeld: boolean;
  readonly control: Control;
}

/** A rate limit of a provider. */
export interface RateLimit {
  readonly provider: string;
  /** Time in ms for which it takes no request. */
  readonly pauseMs: number;
}

/** Use of the limits that belong to a key. */
export interface LimitsRequest {
  /** Name of the key; never the key itself. */
  readonly account: string;
  /** Limits of requests and tokens per minute by provider. */
  readonly limits: LimiterOptions | undefined;
  /** Receives the rate limits of other workers with the same key. */
  readonly hear: (limit: RateLimit) => void;
}

/** The limits of a key, as one of its workers sees them. */
export interface SharedLimits {
  /** Admits calls within the limits per minute that all workers share; undefined without limits. */
  readonly limiter: Limiter | undefined;
  /** Passes a rate limit on to the other workers. */
  tell(limit: RateLimit): void;
  /** Number of workers with the key, this one included. */
  peers(): number;
}

/** The chunks of a worker. */
export interface Consumer {
  /** Shares the limits of a key with the other workers that call with it. */
  share(request: LimitsRequest): SharedLimits;
  /** Takes no more chunks, and resolves when those at hand have ended, at the latest some seconds after `aborted`. */
  close(aborted: AbortSignal): Promise<void>;
}

/** Callbacks of a consumer. */
export interface ConsumerParts {
  readonly id: string;
  readonly host: string;
  /** Works on a chunk to its end. */
  readonly work: (chunk: HeldChunk) => Promise<void>;
  readonly capacity: () => number;
  readonly underWay: () => number;
  /** Called for a failure of the connection; it is tried again. */
  readonly onProblem: (message: string) => void;
}

/** Hands the rows of runs to workers on any number of machines. */
export interface BulkQueue {
  own(order: WorkOrder): Promise<OwnedRun>;
  consume(parts: ConsumerParts): Promise<Consumer>;
}
