import type { ModelOffer } from '@hubkit/catalog/chat-models';
import { Hono } from 'hono';
import { createdAt } from '../contract/ids.ts';
import { modelFacts, offerAt } from '../contract/model-facts.ts';
import { routedPath } from '../contract/paths.ts';
import { type FormatProblem, missingField, ProblemError } from '../contract/problem.ts';
import { servesTask } from '../contract/served-model.ts';
import { besideAnthropic } from '../dialect/anthropic-problem.ts';
import { type Provider, taskPaths } from '../dialect/provider.ts';
import type { App, AppEnv } from '../http/app-env.ts';
import { readJsonObject } from '../http/read-body.ts';
import { respondToProblems } from '../http/respond-to-problems.ts';
import { formatHubProblem } from '../hub/hub-problem.ts';
import type { HubModel, ModelIndex } from '../hub/model-index.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { anyTask } from './any-task.ts';
import { requireHubToken } from './authorize.ts';
import type { RequestHandler } from './provider-handlers.ts';
import { serveTask } from './serve-task.ts';
import type { EmulatorState } from './state.ts';

/** Creates the hub router: every provider below its name, and the OpenAI-style endpoints that choose a provider themselves. */
export function createRouter(
  models: ModelIndex,
  routed: ReadonlyMap<string, RequestHandler>,
  state: EmulatorState,
): App {
  const router = new Hono<AppEnv>();

  router.route('/v1', createAutoRouter(models, routed, state));
  for (const [id, handler] of routed) router.all(`/${id}/*`, handler);
  respondToProblems(router, (problem, request) =>
    // The router responds to unknown paths in plain text.
    problem.reason === 'unknown-url' ? { status: 404, body: 'Not Found' } : formatHubProblem(problem, request),
  );
  return router;
}

/** The router's own routes, and the tasks whose requests they pass on. */
const AUTO_ROUTES: Readonly<Record<string, string>> = {
  '/chat/completions': 'conversational',
  '/embeddings': 'feature-extraction',
};

/** Other dialects of chat, which the router performs itself. */
const DIALECTS = [
  openaiResponses({ path: '/responses' }),
  ...anthropicMessages({ path: '/messages', countsTokens: false }),
].map((dialect) => anyTask('conversational', dialect));

function createAutoRouter(models: ModelIndex, routed: ReadonlyMap<string, RequestHandler>, state: EmulatorState): App {
  const app = new Hono<AppEnv>();

  app.get('/models', (c) => c.json({ object: 'list', data: chatModels(models).map(writeCatalogEntry) }));
  app.get('/models/:id{.+}', (c) => {
    const model = models.get(c.req.param('id'));
    if (!model || !isChat(model)) throw notSupported(c.req.param('id'));
    return c.json({ data: writeCatalogEntry(model) });
  });

  for (const [route, task] of Object.entries(AUTO_ROUTES)) {
    app.post(route, async (c) => {
      requireHubToken(c.req.raw.headers);
      const body = await readJsonObject(c.req);
      if (typeof body.model !== 'string') throw missingField('model');
      const { provider, providerId } = choose(models, { name: body.model, task });
      const path = taskPaths(provider, task, providerId).find((candidate) => candidate.endsWith(route));
      const handler = routed.get(provider.id);
      if (!path || !handler) throw notSupported(body.model);
      const response = await new Hono<AppEnv>().all('/*', handler).fetch(
        new Request(new URL(routedPath(provider.id) + path, c.req.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: c.req.header('authorization') ?? '' },
          body: JSON.stringify({ ...body, model: providerId }),
        }),
      );
      response.headers.set('x-inference-provider', provider.id);
      return response;
    });
  }

  // The router performs these routes on top of chat: they are there for every provider.
  for (const dialect of DIALECTS) {
    app.post(dialect.dialect.path.toString(), async (c) => {
      requireHubToken(c.req.raw.headers);
      const body = await readJsonObject(c.req);
      if (typeof body.model !== 'string') throw missingField('model');
      const { provider, providerId } = choose(models, { name: body.model, task: dialect.id });
      const call = { provider, tasks: [dialect], modelInPath: providerId, host: undefined };
      const response = await serveTask(c, call, state);
      response.headers.set('x-inference-provider', provider.id);
      return response;
    });
  }

  respondToProblems(app, besideAnthropic(formatAutoProblem));
  return app;
}

/** The provider of a model for a task; the name may end with a policy or a provider: `owner/model:fastest`. */
function choose(
  models: ModelIndex,
  { name, task }: { readonly name: string; readonly task: string },
): { readonly provider: Provider; readonly providerId: string } {
  const [id = '', suffix] = name.split(':');
  const live = models
    .get(id)
    ?.served.filter(({ model }) => servesTask(model, task) && (model.status ?? 'live') === 'live');
  if (!live) throw doesNotExist(name);
  const chosen =
    suffix === undefined || suffix === 'fastest' || suffix === 'preferred'
      ? live[0]
      : suffix === 'cheapest'
        ? live.at(-1)
        : live.find(({ provider }) => provider.id === suffix);
  if (!chosen) throw notSupported(name);
  return { provider: chosen.provider, providerId: chosen.model.providerId };
}

function isChat(model: HubModel): boolean {
  return model.served.some((entry) => entry.model.task === 'conversational');
}

function chatModels(models: ModelIndex): HubModel[] {
  return [...models.values()].filter(isChat);
}

/** A model as the router lists it. Contexts and prices are those of the catalog, absent where it has none; speeds are the emulator's. */
function writeCatalogEntry(model: HubModel): object {
  const { tools, structuredOutput } = modelFacts(model.id);
  return {
    id: model.id,
    object: 'model',
    created: createdAt(model.id),
    owned_by: model.id.split('/')[0],
    architecture: { input_modalities: model.takesImages ? ['text', 'image'] : ['text'], output_modalities: ['text'] },
    providers: model.served
      .filter((entry) => entry.model.task === 'conversational')
      .map(({ provider, model: served }, position) => ({
        provider: provider.id,
        status: served.status === 'error' ? 'error' : 'live',
        ...describeOffer(offerAt(provider.id, model.id)),
        is_free: false,
        // In the order of `:fastest`. A provider that fails has no figures.
        ...(served.status !== 'error' && {
          first_token_latency_ms: 120.5 + 40 * position,
          throughput: 900 / (position + 1),
        }),
        supports_tools: tools?.value ?? true,
        supports_structured_output: structuredOutput?.value ?? true,
        is_model_author: false,
      })),
  };
}

function describeOffer({ contextLength, input, output }: ModelOffer): object {
  return {
    ...(contextLength !== undefined && { context_length: contextLength }),
    ...(input !== undefined && output !== undefined && { pricing: { input, output } }),
  };
}

function doesNotExist(model: string): ProblemError {
  return new ProblemError({
    status: 400,
    reason: 'unknown-model',
    param: model,
    message: `The requested model '${model}' does not exist`,
  });
}

function notSupported(model: string): ProblemError {
  const message = `The requested model '${model}' is not supported by any provider you have enabled.`;
  return new ProblemError({ status: 400, reason: 'unknown-model', param: model, message });
}

const formatAutoProblem: FormatProblem = (problem, request) => {
  if (problem.reason === 'unknown-url') return { status: 404, body: 'Not Found' };
  if (problem.status === 401) return formatHubProblem(problem, request);
  const code = problem.reason === 'unknown-model' ? 'model_not_supported' : null;
  const param = problem.reason === 'unknown-model' ? 'model' : (problem.param ?? null);
  return {
    status: problem.status,
    body: { error: { message: problem.message, type: 'invalid_request_error', param, code } },
  };
};
