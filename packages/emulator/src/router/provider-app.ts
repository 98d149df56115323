import { Hono } from 'hono';
import { answerProblems } from '../http/answer-problems.ts';
import { checkHubToken, wordHubProblem } from '../hub/hub-problem.ts';
import { type Problem, Refusal, type WordProblem } from '../problem.ts';
import { type App, type AppEnv, type Provider, schemeKey } from '../provider.ts';
import { judgeHubToken, judgeProviderKey } from '../tokens.ts';
import type { World } from '../world.ts';

const readToken = schemeKey('Bearer');

/** A provider behind the hub router: the hub checks the token, the provider answers. */
export function routedApp(provider: Provider, world: World): App {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('isRouted', true);
    requireHubToken(c.req.raw.headers);
    await next();
  });
  provider.routes(app, world);
  answerProblems(app, wordRouted(provider));
  return app;
}

/** A provider's own host: the provider checks its key and answers. */
export function directApp(provider: Provider, world: World): App {
  if (provider.direct === 'router') return routedApp(provider, world);
  return keyedApp(provider, provider.routes, world);
}

/** Routes of a provider that ask for its key. */
export function keyedApp(provider: Provider, routes: Provider['routes'], world: World): App {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('isRouted', false);
    requireProviderKey(provider, c.req.raw.headers);
    await next();
  });
  routes(app, world);
  answerProblems(app, provider.wordProblem);
  return app;
}

/** Routes at the root of the emulator, where direct and routed calls meet: a provider's key or a hub token opens them. */
export function rootApp(provider: Provider, routes: Provider['routes'], world: World): App {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const { headers } = c.req.raw;
    if (judgeHubToken(readToken(headers)) !== 'accepted') requireProviderKey(provider, headers);
    await next();
  });
  routes(app, world);
  answerProblems(app, provider.wordProblem);
  return app;
}

/** Routes of a provider that anyone may read, such as a host of files. */
export function publicApp(provider: Provider, routes: Provider['routes'], world: World): App {
  const app = new Hono<AppEnv>();
  routes(app, world);
  answerProblems(app, provider.wordProblem);
  return app;
}

/** Refuses a request without a token that may call providers. */
export function requireHubToken(headers: Headers): void {
  const token = headers.has('authorization') ? (readToken(headers) ?? 'unreadable') : undefined;
  checkHubToken(judgeHubToken(token), { isRequired: true });
  if (headers.get('x-hf-bill-to')?.endsWith('forbidden')) {
    const message = `You are not a member of the organization ${headers.get('x-hf-bill-to')}, or may not bill it.`;
    throw new Refusal({ status: 403, reason: 'not-permitted', message });
  }
}

function requireProviderKey(provider: Provider, headers: Headers): void {
  const verdict = judgeProviderKey(provider.readKey(headers));
  if (verdict === 'missing')
    throw new Refusal({ status: 401, reason: 'missing-key', message: 'No API key was given.' });
  if (verdict === 'invalid') throw new Refusal({ status: 401, reason: 'invalid-key', message: 'Invalid API key.' });
}

/** Behind the router, the router itself refuses tokens, and models that the provider does not serve for the hub. */
function wordRouted(provider: Provider): WordProblem {
  return (problem, request) => {
    if (isHubRefusal(problem)) return wordHubProblem(problem, request);
    return problem.reason === 'unknown-model' && provider.direct === 'host'
      ? { status: 400, body: { error: `Model not supported by provider ${provider.id}` } }
      : provider.wordProblem(problem, request);
  };
}

function isHubRefusal({ reason }: Problem): boolean {
  return reason === 'missing-key' || reason === 'invalid-key' || reason === 'not-permitted';
}
