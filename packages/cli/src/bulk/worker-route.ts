import type { BulkOptions, WorkOrder } from '@hubkit/bulk';
import { UsageError } from '../command-line/errors.ts';
import type { ConnectionFlags } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import type { BulkConnection } from './connect-bulk.ts';

/** The flags of a run that its workers follow; keys are those of each worker. */
type WorkerRoute = Pick<ConnectionFlags, 'provider' | 'endpoint' | 'billTo' | 'emulator' | 'model'>;

/** Connects the owner of a run, which makes no call itself, and passes the route on to workers. */
export async function ownerConnection(
  flags: ConnectionFlags & { readonly redis: string | undefined },
  io: Io,
): Promise<BulkConnection & { readonly target: Pick<BulkOptions, 'model' | 'queue' | 'workerData'> }> {
  const [{ redisQueue }, { InferenceClient }] = await Promise.all([
    import('@hubkit/bulk'),
    import('@hubkit/inference'),
  ]);
  const { provider, endpoint, billTo, emulator, model } = flags;
  const route: WorkerRoute = { provider, endpoint, billTo, emulator, model };
  const target = {
    queue: redisQueue({ url: flags.redis ?? '', secret: queueSecret(io) }),
    workerData: JSON.parse(JSON.stringify(route)),
  };
  return {
    client: new InferenceClient(),
    target: { ...target, ...(model === undefined ? {} : { model }) },
    close: async () => {},
  };
}

/** Reads the secret that a run shares with its workers. */
export function queueSecret({ env }: Io): string {
  const secret = env.HUBKIT_BULK_SECRET?.trim() ?? '';
  if (secret.length >= 16) return secret;
  throw new UsageError(
    'Runs and workers need the same secret of at least 16 characters in HUBKIT_BULK_SECRET, as whoever can write to Redis could ' +
      'give workers calls to make otherwise. Make one with `openssl rand -hex 32`.',
  );
}

/** Reads where the calls of a run go. The order is signed, so it is what the owner of the run chose. */
export function readRoute({ data }: WorkOrder): WorkerRoute {
  if (typeof data === 'object' && data !== null) return data;
  throw new UsageError(
    'The run was started by another program than `hubkit bulk run`; its workers have to be its own.',
  );
}
