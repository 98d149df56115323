import { toFailure } from '../service/failure.ts';
import { callGateway, type Gateway } from '../service/gateway.ts';
import { pause } from '../service/pause.ts';
import { callClient, readResult, type TaskProgress, type TaskService, taskBody } from '../service/task-service.ts';

/** The part of a client that jobs need beside the methods of tasks. `InferenceClient` has it. */
interface JobClient {
  resume(job: never, options: object): PromiseLike<unknown>;
  cancel(job: never): PromiseLike<unknown>;
}

interface JobCall {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: TaskProgress) => void;
  /** Called with the handle of the job once it has been accepted. */
  readonly onJob: (job: unknown) => void;
}

/** Waits between two polls of a gateway, in ms: the first one, the longest, and the factor between them. */
const POLL = { firstMs: 500, longestMs: 5000, growth: 1.5 };

/** Polls in a row that may fail before the job counts as lost. */
const MOST_FAILURES = 5;

/** Starts a task as a job and returns its result. An abort leaves the job running. */
export async function startJob(service: TaskService, task: string, args: object, call: JobCall): Promise<unknown> {
  const { signal, onProgress, onJob } = call;
  if (service.client) {
    const result = callClient(service.client, task, args, { signal, onProgress, keepJob: true });
    // Its failure is that of the result.
    result.job?.then(
      (job) => job !== undefined && !signal.aborted && onJob(job),
      () => undefined,
    );
    return result;
  }
  const { isDone, result } = await callGateway(
    service,
    `tasks/${task}?wait=false`,
    { ...taskBody(args), signal },
    readStatus,
  );
  if (isDone) return result;
  const { id } = result as { id: string };
  onJob(id);
  return pollJob(service, id, call);
}

/** Follows a job that has been started, also by another page, and returns its result. */
export function followJob(service: TaskService, job: unknown, call: JobCall): Promise<unknown> {
  if (!service.client) return pollJob(service, String(job), call);
  const { signal, onProgress } = call;
  const client = service.client as JobClient;
  return Promise.resolve(client.resume(job as never, { signal, onProgress, keepJob: true }));
}

/** Cancels a job at its provider. */
export async function cancelJob(service: TaskService, job: unknown): Promise<void> {
  if (service.client) await (service.client as JobClient).cancel(job as never);
  else await callGateway(service, `jobs/${job}`, { method: 'DELETE' });
}

/** The status of a job that is running, as the gateway sends it. */
interface JobStatus {
  readonly provider_status?: string;
  readonly queue_position?: number;
  readonly progress?: number;
}

/** Reads the result of a job, or the status of one that is running. */
async function readStatus(response: Response) {
  return { isDone: response.status !== 202, result: await readResult(response) };
}

async function pollJob(gateway: Gateway, id: string, { signal, onProgress }: JobCall): Promise<unknown> {
  let failures = 0;
  for (let waitMs = POLL.firstMs; ; waitMs = Math.min(waitMs * POLL.growth, POLL.longestMs)) {
    try {
      const { isDone, result } = await callGateway(gateway, `jobs/${id}`, { signal }, readStatus);
      if (isDone) return result;
      const { provider_status: status, queue_position: queuePosition, progress: fraction } = result as JobStatus;
      onProgress({ status, queuePosition, fraction });
      failures = 0;
    } catch (error) {
      const { canRetry, status } = toFailure(error);
      // Only the user can sign in.
      if (signal.aborted || !canRetry || status === 401 || ++failures === MOST_FAILURES) throw error;
    }
    await pause(waitMs, signal);
  }
}
