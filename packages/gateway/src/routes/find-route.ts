import type { RequestContext } from '../call/context.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { chatCompletions } from './chat-completions.ts';
import { completions } from './completions.ts';
import { countTokens, messages, responses } from './dialects.ts';
import { embeddings } from './embeddings.ts';
import { images } from './images.ts';
import { jobs } from './jobs.ts';
import { model, models } from './models.ts';
import { rerank } from './rerank.ts';
import type { Route } from './route.ts';
import { speech } from './speech.ts';
import { streams } from './streams.ts';
import { tasks } from './tasks.ts';
import { transcriptions } from './transcriptions.ts';

const ROUTES: readonly Route[] = [
  models,
  model,
  chatCompletions,
  messages,
  countTokens,
  responses,
  completions,
  embeddings,
  rerank,
  images,
  speech,
  transcriptions,
  tasks,
  jobs,
  streams,
];

const EXACT: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter(({ path }) => !path.endsWith('/')).map((route) => [route.path, route]),
);

const WITH_REST = ROUTES.filter(({ path }) => path.endsWith('/'));

/** A route that was found, and the rest of the path. */
interface FoundRoute {
  readonly run: (visit: RequestContext) => Outgoing | Promise<Outgoing>;
  readonly rest: string;
}

/** Finds the route of a request by its method and path. The gateway may be mounted below any path. */
export function findRoute(method: string, target: string): FoundRoute {
  const path = pathBelow(target);
  const route =
    EXACT.get(path) ?? WITH_REST.find((other) => path.startsWith(other.path) && path.length > other.path.length);
  if (!route) throw new GatewayError('NOT_FOUND', 'The gateway has nothing at this path; try /v1/models.');
  const run = Object.hasOwn(route.methods, method) ? route.methods[method as keyof Route['methods']] : undefined;
  if (!run) throw new GatewayError('METHOD', `This path takes ${Object.keys(route.methods).join(' and ')} requests.`);
  return { run, rest: path.slice(route.path.length) };
}

/** The decoded path after the first `/v1/`. Paths that lead elsewhere when they are read twice have no route. */
function pathBelow(target: string): string {
  const [whole = ''] = target.split('?', 1);
  const at = whole.indexOf('/v1/');
  if (at < 0) return '';
  let path: string;
  try {
    path = decodeURIComponent(whole.slice(at + '/v1/'.length));
  } catch {
    return '';
  }
  return /(^|\/)\.{0,2}(\/|$)|[\\\0%]/.test(path) ? '' : path;
}
