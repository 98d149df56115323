import { looseObject, nullish, number, object, string } from 'valibot';
import { type PolledJob, polled } from '../../src/presets/polled.ts';
import { bearer, defineProvider } from '../../src/presets/provider-kit.ts';

const ticket = object({ id: string() });
const update = looseObject({
  state: string(),
  share: nullish(number()),
  why: nullish(string()),
  url: nullish(string()),
});

type Update = { state: string; share?: number | null | undefined; why?: string | null | undefined };

/** A job of the provider made by `jobProvider`. */
export type AcmeJob = PolledJob<{ id: string }, Update>;

/** The request that cancels a job of the provider. */
export const cancelJob: NonNullable<AcmeJob['cancel']> = ({ id }) => ({ path: `jobs/${id}`, method: 'DELETE' });

/** A provider whose images are jobs, `ready` or `broken` in the end. It cannot cancel them unless `more` adds that. */
export function jobProvider(more: Partial<AcmeJob> = {}) {
  return defineProvider({
    id: 'acme',
    label: 'Acme',
    baseUrl: 'https://api.acme.example',
    auth: bearer,
    tasks: {
      'text-to-image': {
        type: 'media',
        request: () => ({ path: 'jobs' }),
        response: looseObject({ url: string() }),
        job: polled({
          ticket,
          update,
          status: (body) => ('state' in body ? String(body.state) : undefined),
          done: ['ready'],
          failed: ['broken'],
          reason: (body) => ('why' in body && typeof body.why === 'string' ? body.why : undefined),
          next: ({ id }) => ({ path: `jobs/${id}` }),
          ...more,
        }),
        media: ({ url }: { url: string }) => ({ url }),
      },
    },
  });
}
