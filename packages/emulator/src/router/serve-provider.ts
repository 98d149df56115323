import { createdAt } from '../contract/ids.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { Provider } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { problemResponse } from '../http/respond-to-problems.ts';
import type { BatchLine } from '../jobs/batch-store.ts';
import { type AnyTask, listTasks } from './any-task.ts';
import { createJobMatcher } from './job-matcher.ts';
import { MEDIA_HOST, serveMedia } from './media-host.ts';
import { compilePath, type PathPattern } from './path-pattern.ts';
import { serveBatches } from './serve-batches.ts';
import { serveJob } from './serve-jobs.ts';
import { serveLine, serveTask } from './serve-task.ts';
import type { EmulatorState } from './state.ts';

/** A request to a provider: the path below its base URL, and the further host it went to. */
interface ProviderCall {
  readonly path: string;
  readonly host?: string | undefined;
}

/** Responds to requests below a provider's base URL. */
export type ServeProvider = (c: AppContext, call: ProviderCall) => Promise<Response>;

/** Creates the function that responds to a provider's requests. */
export function createProviderServer(provider: Provider, state: EmulatorState): ServeProvider {
  const tasks = taskRoutes(provider);
  const findJobRoute = createJobMatcher(provider);
  const performLine = async ({ url, body }: BatchLine, c: AppContext): Promise<Response> => {
    const path = provider.batches?.paths[url] ?? url;
    const { tasks: own } = tasks.find(({ pattern }) => pattern.match(path, new URLSearchParams())) ?? {};
    try {
      if (!own) throw unknownUrl('POST', url);
      const call = { provider, tasks: own, modelInPath: undefined, host: undefined };
      return await serveLine(body, call, () => c.get('url').baseUrl, state);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return problemResponse(provider.formatProblem(error.problem, c.req));
    }
  };
  return async (c, { path, host }) => {
    if (host === MEDIA_HOST) return serveMedia(path, state);
    const query = new URL(c.req.url).searchParams;
    const { method } = c.req;
    const job = findJobRoute(method, path, query);
    if (job) return serveJob(c, { provider, ...job }, state);
    const batches = await serveBatches(c, { provider, path }, state, (line) => performLine(line, c));
    if (batches) return batches;
    if (method === 'GET' && [provider.modelList].flat().includes(path)) return c.json(modelList(provider));
    const page = method === 'GET' ? provider.pages?.[path] : undefined;
    if (page !== undefined) return typeof page === 'string' ? c.text(page) : c.json(page);
    const route = method === 'POST' ? tasks.find(({ pattern }) => pattern.match(path, query)) : undefined;
    if (!route) throw unknownUrl(method, path);
    return serveTask(
      c,
      { provider, tasks: route.tasks, modelInPath: route.pattern.match(path, query)?.model, host },
      state,
    );
  };
}

/** The routes of a provider's tasks, the most specific first; tasks with the same path share a route. */
function taskRoutes(provider: Provider): readonly { readonly pattern: PathPattern; readonly tasks: AnyTask[] }[] {
  const routes = new Map<string, { readonly pattern: PathPattern; readonly tasks: AnyTask[] }>();
  for (const task of listTasks(provider)) {
    for (const path of [task.dialect.path].flat()) {
      const route = routes.get(path) ?? { pattern: compilePath(path), tasks: [] };
      route.tasks.push(task);
      routes.set(path, route);
    }
  }
  return [...routes.values()].sort((left, right) => right.pattern.literals - left.pattern.literals);
}

function unknownUrl(method: string, path: string): ProblemError {
  return new ProblemError({ status: 404, reason: 'unknown-url', message: `Cannot ${method} ${path}` });
}

/** The response to `GET …/models` in OpenAI's form. */
function modelList({
  models,
  modelExtras,
  isBareModelList,
}: Pick<Provider, 'models' | 'modelExtras' | 'isBareModelList'>): object {
  const data = models.map((model) => ({ ...writeModel(model), ...modelExtras?.(model) }));
  return isBareModelList ? data : { object: 'list', data };
}

function writeModel({ providerId, hubId }: ServedModel): object {
  return { id: providerId, object: 'model', created: createdAt(hubId), owned_by: hubId.split('/')[0] };
}
