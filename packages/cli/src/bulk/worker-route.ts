import type { BulkOptions, WorkOrder } from '@hubkit/bulk';
import { UsageError } from '../command-line/errors.ts';
import type { ConnectionFlags } from '../connect/connect.ts';
import type { BulkConnection } from './connect-bulk.ts';

/** The flags of a run that its workers follow; keys are those of each worker. */
type WorkerRoute = Pick<ConnectionFlags, 'provider' | 'endpoint' | 'billTo' | 'emulator' | 'model'>;

/** Connects the owner of a run, which makes no call itself, and passes the route on to workers. */
export async function ownerConnection(
  flags: ConnectionFlags & { readonly redis: string | undefined },
): Promise<BulkConnection & { readonly target: Pick<BulkOptions, 'model' | 'queue' | 'workerData'> }> {
  const [{ redisQueue }, { InferenceClient }] = await Promise.all([
    import('@hubkit/bulk'),
    import('@hubkit/inference'),
  ]);
  const { provider, endpoint, billTo, emulator, model } = flags;
  const route: WorkerRoute = { provider, endpoint, billTo, emulator, model };
  const target = { queue: redisQueue({ url: flags.redis ?? '' }), workerData: JSON.parse(JSON.stringify(route)) };
  return {
    client: new InferenceClient(),
    target: { ...target, ...(model === undefined ? {} : { model }) },
    close: async () => {},
  };
}

/** Reads where the calls of a run go. */
export function readRoute({ data }: WorkOrder): WorkerRoute {
  if (typeof data === 'object' && data !== null) return data;
  throw new UsageError(
    'The run was started by another program than `hubkit bulk run`; its workers have to be its own.',
  );
}
