import type { TaskId } from '@hubkit/catalog';
import type { CallOptions, CallTargets, LimiterOptions, ResponseFormat } from '@hubkit/inference';
import type { ModelPrice } from '@hubkit/inference/models';
import type { Input, InputOptions } from '../input/read-rows.ts';
import type { Budget } from '../run/budget.ts';
import type { CallArgs } from './call-args.ts';
import type { JoinedColumns, Order } from './output-form.ts';
import type { BulkQueue } from './queue.ts';
import type { Row } from './row.ts';
import type { Progress } from './run.ts';

/** Options of a run. */
export interface BulkOptions extends InputOptions {
  /** Rows: the path of a file (.jsonl, .csv, .tsv, .parquet; also .gz), a stream of its bytes, or the rows themselves. */
  readonly input: Input;
  /**
   * Path of the output file: JSON Lines are written while the run goes on; .csv, .tsv, .parquet and
   * .gz at its end. `<output>.bulk/` keeps the state beside it.
   */
  readonly output: string;
  /** Task of every row. @default 'conversational' */
  readonly task?: TaskId;
  readonly model?: string | undefined;
  readonly provider?: CallTargets['provider'];
  /** Targets to try after `provider` has failed. */
  readonly fallbacks?: CallTargets['fallbacks'];
  /** Template of the prompt of a chat, or of `inputs` of another task: `'Classify: {{ text }}'`. */
  readonly prompt?: string;
  /** Template of the system message of a chat. */
  readonly system?: string;
  /** Template of an image for the prompt of a chat: a path, URL or data URL, such as `'{{ image }}'`. */
  readonly image?: string;
  /** Schema that the answers of a chat follow. An answer that does not is sent back once. */
  readonly schema?: ResponseFormat;
  /** Templates of further arguments by path: `{ 'parameters.candidate_labels': '{{ labels }}' }`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Arguments of every call, such as `max_tokens` of a chat or `parameters` of another task. */
  readonly args?: CallArgs;
  /** Makes the arguments in code, in the place of templates. */
  readonly map?: (row: Row) => CallArgs | Promise<CallArgs>;
  /** Column with unique names of the rows; false for none. @default 'id', where rows have it */
  readonly id?: string | false;
  /** Column of the output file with the output; reasoning beside a text is in `<column>_reasoning`. @default 'output' */
  readonly outputColumn?: string;
  /** Columns of the input that the output file has beside the output: all, none, or those with these names. @default 'all' */
  readonly join?: JoinedColumns;
  /** Order of the output file and of an iteration: rows as in the input, or as they are done. @default 'input' */
  readonly order?: Order;
  /**
   * Rows at a time. `auto` starts with 16 and goes up to 512 while that makes the run faster; with a number, too, it is halved after
   * rate limits. @default 'auto'
   */
  readonly concurrency?: number | 'auto';
  /**
   * Limits of requests and tokens per minute by provider. All runs with the same `share`, and all workers of a queue with the same
   * key, keep to them together. @default none
   */
  readonly limits?: LimiterOptions;
  /**
   * Shares `limits`, rate limits and pauses with the other runs of this machine that name the same folder and account; an account is a name of the key of
   * the calls, such as a hash of it. Workers of a queue share theirs by themselves. @default each run finds them out alone
   */
  readonly share?: { readonly folder: string; readonly account: string };
  /** Bounds of tokens, cost, failed rows and time. The run ends when one is reached, and can be resumed with a larger one. */
  readonly budget?: Budget;
  /**
   * Prices in US dollars per million tokens, for calls whose provider reports no cost: with them, a budget of cost counts these calls, too. Batches
   * have other prices. A function is called once, when the input has been read. @default costs are those that providers report
   */
  readonly prices?: Prices | (() => Promise<Prices>);
  /** Calls once for all rows with the same arguments. @default false */
  readonly dedupe?: boolean;
  /** Folder of a cache of answers, for all runs that name it. @default none */
  readonly cache?: string;
  /**
   * Sends rows through the batch API of the provider, for about half the price and within a day. For chats, with an API key of a
   * provider: openai, groq, together, or one whose API has OpenAI's form (an `endpointUrl` with `/files` and `/batches`). @default none
   */
  readonly batch?: BatchOptions;
  /** Hands the rows to workers on any number of machines, which make the calls with their own keys. @default this process makes them */
  readonly queue?: BulkQueue;
  /** Plain data for `connect` of the workers, such as the endpoint of the calls; never a key. */
  readonly workerData?: unknown;
  /** Reads only the first rows of the input, for a trial. @default all */
  readonly limit?: number;
  /** Reads only so many rows, chosen at random over the whole input, for a trial; the same ones each time. @default all */
  readonly sample?: number;
  /** Time in ms between two probes of a provider during an outage. @default 30000 */
  readonly outageMs?: number;
  /** Failures after which a row is given up; rate limits and outages of a provider do not count. @default 5 */
  readonly attempts?: number;
  /** Upper bound of the first backoff delay in ms; doubles per failure, up to a minute. @default 1000 */
  readonly backoffMs?: number;
  /** Wait for the disk at every commit, so that a power failure repeats no request. @default false */
  readonly durable?: boolean;
  /** Discards an earlier run of this output, with its results, and starts over. @default false */
  readonly fresh?: boolean;
  /** Resumes a run with other settings, for the rows that are left; its input stays as it was read. @default false */
  readonly allowChange?: boolean;
  /** Replaces an output file that no run has written. @default false */
  readonly force?: boolean;
  /** Stops the run; it can be resumed. */
  readonly signal?: AbortSignal;
  /** Options of every call: timeouts, `billTo`, headers. Retries are those of the run. */
  readonly callOptions?: CallOptions;
  /** Receives the progress at most four times a second, and once at the end. */
  readonly onProgress?: (progress: Progress) => void;
  /** Source of randomness for backoff delays. @default Math.random */
  readonly random?: () => number;
}

/** Prices by id of the provider; `default` is for all others. */
export type Prices = Readonly<Record<string, ModelPrice>>;

/** Settings of runs through the batch API of a provider. */
export interface BatchOptions {
  /**
   * Form of the API: `openai` (files and batches, as at Groq, Nebius, Novita and others), `together`, `mistral` (jobs with one
   * model), or `fireworks` (jobs with one model that read data sets). @default that of the provider, or of the address of Mistral or
   * Fireworks; else `openai`
   */
  readonly form?: 'openai' | 'together' | 'mistral' | 'fireworks';
  /** Id of the account at Fireworks. @default the only account of the API key */
  readonly account?: string;
  /** Most requests of a batch. @default 50000 */
  readonly maxRequests?: number;
  /** Most bytes of a batch, which is made in memory. @default 50000000 */
  readonly maxBytes?: number;
  /** Time in ms before the first poll; while none ends, the next waits half as long again, up to a minute. @default 500 */
  readonly pollMs?: number;
  /** Calls rows live that a batch did not process in time. @default they wait for another batch */
  readonly fallback?: 'live';
}
