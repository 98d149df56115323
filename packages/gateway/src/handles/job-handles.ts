import type { Job } from '@hubkit/inference';
import { GatewayError } from '../contract/errors.ts';
import { signedHandles } from './signed-handles.ts';

/** Signs the handles of jobs, and reads those that come back. */
export interface JobHandles {
  /** Makes the handle of a job, for its user only. */
  sign(job: Job, user: string, model: string): Promise<string>;
  /** Reads a handle. Throws for one of another user or secret, and for one that has expired. */
  verify(handle: string, user: string): Promise<SignedJob>;
}

/** The content of a handle. */
interface SignedJob {
  readonly job: Job;
  readonly user: string;
  /** Name of the model as the client gave it. */
  readonly model: string;
  /** Time at which the handle expires, in ms since 1970. */
  readonly expiresAt: number;
}

/** Time for which a handle is valid, in ms: a day. */
const VALID_MS = 86_400_000;

/** Creates handles of jobs. */
export function jobHandles(secret: string): JobHandles {
  const handles = signedHandles<SignedJob>(secret, 'job');
  return {
    sign: (job, user, model) => handles.sign({ job, user, model, expiresAt: Date.now() + VALID_MS }),
    async verify(handle, user) {
      const content = await handles.read(handle);
      if (content?.user !== user || content.expiresAt < Date.now()) throw unknownJob();
      return content;
    },
  };
}

/** Makes the same refusal for every reason, which hides the jobs of other users. */
function unknownJob(): GatewayError {
  return new GatewayError('NOT_FOUND', 'There is no such job, or its handle has expired.');
}
