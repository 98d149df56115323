import { type FormatProblem, type Problem, ProblemError } from '../contract/problem.ts';
import type { Provider } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { problemResponse } from '../http/respond-to-problems.ts';
import { formatHubProblem } from '../hub/hub-problem.ts';
import { requireAnyKey, requireHubToken, requireProviderKey } from './authorize.ts';
import { createJobMatcher } from './job-matcher.ts';
import { MEDIA_HOST } from './media-host.ts';
import { createProviderServer } from './serve-provider.ts';
import type { EmulatorState } from './state.ts';

/** Responds to a request. */
export type RequestHandler = (c: AppContext) => Promise<Response>;

/** The handlers of one provider, one for each way to reach it. */
export interface ProviderHandlers {
  readonly provider: Provider;
  /** Behind the hub router: the hub checks the token, the provider responds. */
  readonly routed: RequestHandler;
  /** The provider's own hosts by name; the main one has the name ''. */
  readonly hosts: Readonly<Record<string, RequestHandler>>;
  /** The URLs of jobs, at the root of the emulator: a provider's key or a hub token opens them. */
  readonly jobs: RequestHandler;
}

/** Creates the handlers of a provider. */
export function createProviderHandlers(provider: Provider, state: EmulatorState): ProviderHandlers {
  const serve = createProviderServer(provider, state);
  const findJobRoute = createJobMatcher(provider);
  const { formatProblem } = provider;

  const open =
    (access: Access): RequestHandler =>
    async (c) => {
      const respond = async () => {
        const path = pathBelowBase(c);
        const job = findJobRoute(c.req.method, path, new URL(c.req.url).searchParams);
        if (access.isRouted || !job?.route.isPublic) access.authorize(c.req.raw.headers);
        return serve(c, { path, host: access.host || undefined });
      };
      const response = await respond().catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        return problemResponse(access.formatProblem(error.problem, c.req));
      });
      if (access.host === MEDIA_HOST) return response;
      return styleResponse(response, provider, { c, state, isRouted: access.isRouted === true });
    };

  const routed = open({ authorize: requireHubToken, formatProblem: routedFormat(provider), isRouted: true });
  const authorize = (headers: Headers) => {
    if (provider.access !== 'open') requireProviderKey(provider, headers);
  };
  const direct = (host: string) => {
    if (provider.host === 'router') return routed;
    return open({ authorize: provider.openHosts?.includes(host) ? () => {} : authorize, formatProblem, host });
  };
  return {
    provider,
    routed,
    hosts: {
      ...Object.fromEntries(['', ...provider.otherHosts].map((host) => [host, direct(host)])),
      [MEDIA_HOST]: open({ authorize: () => {}, formatProblem, host: MEDIA_HOST }),
    },
    jobs: open({ authorize: (headers) => requireAnyKey(provider, headers), formatProblem }),
  };
}

/** Access to a provider: routed or direct, and the credentials it takes. */
interface Access {
  readonly authorize: (headers: Headers) => void;
  readonly formatProblem: FormatProblem;
  /** A host other than the main one. */
  readonly host?: string;
  /** Behind the router the hub's request id is sent, not the provider's. */
  readonly isRouted?: boolean;
}

/** The path below a provider's base URL. */
function pathBelowBase(c: AppContext): string {
  return c.req.path.replace(/^\/(?:router|providers|servers)\/[^/]+/, '') || '/';
}

/** Behind the router, the router itself rejects tokens, and models that the provider does not serve for the hub. */
function routedFormat(provider: Provider): FormatProblem {
  return (problem, request) => {
    if (isHubProblem(problem)) return formatHubProblem(problem, request);
    return problem.reason === 'unknown-model' && provider.host === 'own'
      ? { status: 400, body: { error: `Model not supported by provider ${provider.id}` } }
      : provider.formatProblem(problem, request);
  };
}

function isHubProblem({ reason }: Problem): boolean {
  return reason === 'missing-key' || reason === 'invalid-key' || reason === 'not-permitted';
}

/** The request whose response is styled. */
interface StyleContext {
  readonly c: AppContext;
  readonly state: EmulatorState;
  readonly isRouted: boolean;
}

/** The response with the headers that all responses of its provider have. */
function styleResponse(
  response: Response,
  { id, responses }: Provider,
  { c, state, isRouted }: StyleContext,
): Response {
  // Copied, because the headers of some responses cannot be changed.
  const styled = new Response(response.body, response);
  const { headers } = styled;
  const isJson = headers.get('content-type') === 'application/json';
  if (isJson && responses.jsonType) headers.set('content-type', responses.jsonType);
  if (isJson && responses.isCompressed) c.set('isCompressed', true);
  const own = {
    ...(response.ok ? responses.successHeaders : undefined),
    ...responses.headers?.(state.newId(`${id} response`)),
  };
  for (const [name, value] of Object.entries(own)) {
    if (!(isRouted && name === 'x-request-id')) headers.set(name, value);
  }
  return styled;
}
