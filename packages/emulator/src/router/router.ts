import { Hono } from 'hono';
import { answerProblems } from '../http/answer-problems.ts';
import { readJsonObject } from '../http/json-body.ts';
import { wordHubProblem } from '../hub/hub-problem.ts';
import type { HubModel } from '../hub/model-index.ts';
import { createdAt } from '../openai/model-list.ts';
import { missingField, Refusal, type WordProblem } from '../problem.ts';
import type { App, AppEnv, Provider } from '../provider.ts';
import { PROVIDERS } from '../providers/providers.gen.ts';
import type { World } from '../world.ts';
import { requireHubToken, routedApp } from './provider-app.ts';

/** The hub router: every provider below its name, and the OpenAI-style endpoints that choose a provider themselves. */
export function createRouter(models: ReadonlyMap<string, HubModel>, world: World): App {
  const router = new Hono<AppEnv>();
  const routed = new Map(PROVIDERS.map((provider) => [provider.id, routedApp(provider, world)]));

  router.route('/v1', createAutoRouter(models, routed));
  for (const [id, app] of routed) router.route(`/${id}`, app);
  answerProblems(router, (problem, request) =>
    // A wrong path is answered by the router's front door, which speaks plain text.
    problem.reason === 'unknown-url' ? { status: 404, body: 'Not Found' } : wordHubProblem(problem, request),
  );
  return router;
}

function createAutoRouter(models: ReadonlyMap<string, HubModel>, routed: ReadonlyMap<string, App>): App {
  const app = new Hono<AppEnv>();

  app.get('/models', (c) => c.json({ object: 'list', data: chatModels(models).map(writeCatalogueEntry) }));
  app.get('/models/:id{.+}', (c) => {
    const model = models.get(c.req.param('id'));
    if (!model || !isChat(model)) throw notSupported(c.req.param('id'));
    return c.json({ data: writeCatalogueEntry(model) });
  });

  app.post('/chat/completions', async (c) => {
    requireHubToken(c.req.raw.headers);
    const body = await readJsonObject(c);
    if (typeof body.model !== 'string') throw missingField('model');
    const { provider, providerId } = choose(models, body.model);
    const path = provider.chatPath?.(providerId);
    const app = routed.get(provider.id);
    if (!path || !app) throw notSupported(body.model);
    const answer = await app.fetch(
      new Request(new URL(path, c.req.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: c.req.header('authorization') ?? '' },
        body: JSON.stringify({ ...body, model: providerId }),
      }),
    );
    answer.headers.set('x-inference-provider', provider.id);
    return answer;
  });

  answerProblems(app, wordAutoProblem);
  return app;
}

/** The chosen provider of a model name with an optional suffix: a policy or a provider. */
function choose(models: ReadonlyMap<string, HubModel>, name: string): { provider: Provider; providerId: string } {
  const [id = '', suffix] = name.split(':');
  const model = models.get(id);
  const live = model?.served.filter(
    (entry) => entry.model.task === 'conversational' && (entry.model.status ?? 'live') === 'live',
  );
  if (!live) throw doesNotExist(name);
  const chosen =
    suffix === undefined || suffix === 'fastest' || suffix === 'preferred'
      ? live[0]
      : suffix === 'cheapest'
        ? live.at(-1)
        : live.find((entry) => entry.provider.id === suffix);
  if (!chosen) throw notSupported(name);
  return { provider: chosen.provider, providerId: chosen.model.providerId };
}

function isChat(model: HubModel): boolean {
  return model.served.some((entry) => entry.model.task === 'conversational');
}

function chatModels(models: ReadonlyMap<string, HubModel>): HubModel[] {
  return [...models.values()].filter(isChat);
}

function writeCatalogueEntry(model: HubModel): object {
  return {
    id: model.id,
    object: 'model',
    created: createdAt(model.id),
    owned_by: model.id.split('/')[0],
    architecture: { input_modalities: ['text'], output_modalities: ['text'] },
    providers: model.served
      .filter((entry) => entry.model.task === 'conversational')
      .map(({ provider, model: served }) => ({
        provider: provider.id,
        status: served.status === 'error' ? 'error' : 'live',
        context_length: 131_072,
        pricing: { input: 0, output: 0 },
        is_free: true,
        supports_tools: true,
        supports_structured_output: true,
        is_model_author: false,
      })),
  };
}

function doesNotExist(model: string): Refusal {
  return new Refusal({
    status: 400,
    reason: 'unknown-model',
    param: model,
    message: `The requested model '${model}' does not exist`,
  });
}

function notSupported(model: string): Refusal {
  const message = `The requested model '${model}' is not supported by any provider you have enabled.`;
  return new Refusal({ status: 400, reason: 'unknown-model', param: model, message });
}

const wordAutoProblem: WordProblem = (problem, request) => {
  if (problem.reason === 'unknown-url') return { status: 404, body: 'Not Found' };
  if (problem.status === 401) return wordHubProblem(problem, request);
  const code = problem.reason === 'unknown-model' ? 'model_not_supported' : null;
  const param = problem.reason === 'unknown-model' ? 'model' : (problem.param ?? null);
  return {
    status: problem.status,
    body: { error: { message: problem.message, type: 'invalid_request_error', param, code } },
  };
};
