import { Hono } from 'hono';
import { splitUrl } from '../src/contract/paths.ts';
import type { Provider } from '../src/dialect/provider.ts';
import type { AppEnv } from '../src/http/app-env.ts';
import { jobTimes } from '../src/jobs/job.ts';
import { createProviderHandlers } from '../src/router/provider-handlers.ts';
import { createState } from '../src/router/state.ts';

/** A request to a provider that is not in the registry. */
interface ProviderRequest {
  /** @default 'POST' */
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Creates a function that sends requests to a provider's own host; jobs are kept between them. */
export function createProviderCaller(provider: Provider): (request: ProviderRequest) => Promise<Response> {
  const pace = { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 };
  const handlers = createProviderHandlers(
    provider,
    createState({
      basePath: '',
      pace,
      times: jobTimes(undefined, 0),
      acceptsUnknownModels: false,
      batchWindowMs: 86_400_000,
      now: () => 0,
    }),
  );
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('url', splitUrl(c.req.url, ''));
    await next();
  });
  app.all('/*', (c) => handlers.hosts['']?.(c) ?? c.notFound());
  return async ({ method = 'POST', path, headers, body }) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
}
