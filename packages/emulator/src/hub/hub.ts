import { Hono } from 'hono';
import { hexId } from '../contract/ids.ts';
import { PREFIX } from '../contract/paths.ts';
import { ProblemError } from '../contract/problem.ts';
import { checkHubToken } from '../contract/tokens.ts';
import { schemeKey } from '../dialect/provider.ts';
import type { App, AppEnv } from '../http/app-env.ts';
import { respondToProblems } from '../http/respond-to-problems.ts';
import { formatHubProblem, requireAccepted } from './hub-problem.ts';
import { modelFile } from './model-files.ts';
import type { HubModel, ModelIndex } from './model-index.ts';
import { EXPANDABLE, type MappingForm, writeHubModel } from './write-model.ts';

const readToken = schemeKey('Bearer');

/** Creates the hub's API: models with their provider mapping, tasks, the user of a token. */
export function createHub(models: ModelIndex, form: MappingForm): App {
  const hub = new Hono<AppEnv>();

  hub.use(async (c, next) => {
    requireAccepted(asVisitor(c.req.raw.headers), { isRequired: c.req.path.endsWith('/whoami-v2') });
    await next();
    c.header('content-type', 'application/json; charset=utf-8');
  });

  hub.get('/api/whoami-v2', (c) => {
    const token = readToken(c.req.raw.headers) ?? '';
    return c.json({
      type: 'user',
      id: hexId('emulator', 24),
      name: 'emulator',
      fullname: 'Emulated User',
      isPro: false,
      avatarUrl: '/avatars/emulator.svg',
      orgs: [
        {
          type: 'org',
          id: hexId('emulated-org', 24),
          name: 'emulated-org',
          fullname: 'Emulated Organization',
          isEnterprise: false,
        },
      ],
      auth: {
        type: 'access_token',
        accessToken: {
          displayName: `emulated ${token.slice(0, 3)} token`,
          role: 'fineGrained',
          createdAt: '2024-01-01T00:00:00.000Z',
        },
      },
    });
  });

  hub.get('/api/tasks', async (c) => c.json(await taskList(models)));

  hub.get('/api/models', (c) => {
    const { page, next } = listModels(models, new URL(c.req.url).searchParams, form);
    if (next) c.header('link', `<${c.get('url').baseUrl}${PREFIX.hub}/api/models?${next}>; rel="next"`);
    return c.json(page);
  });

  hub.get('/api/models/:id{.+}', (c) => {
    const id = c.req.param('id');
    const model = models.get(id);
    if (!model) {
      // The hub does not tell strangers whether a repository exists.
      const isStranger = readToken(c.req.raw.headers) === undefined;
      throw isStranger
        ? new ProblemError({ status: 401, reason: 'unknown-model', message: 'Invalid username or password.' })
        : new ProblemError({ status: 404, reason: 'unknown-model', message: 'Repository not found' });
    }
    return c.json(
      writeHubModel(
        model,
        readExpand(new URL(c.req.url).searchParams),
        mappingForm(c.req.header('x-hubkit-mapping-form'), form),
      ),
    );
  });

  // The files of a model that a page or a tokenizer loads; the hub sends 404 for those that are not there.
  hub.get('/:id{.+}/resolve/:revision/:file', async (c) => {
    const model = models.get(c.req.param('id'));
    const file = model && (await modelFile(model, c.req.param('file')));
    if (!file) throw new ProblemError({ status: 404, reason: 'unknown-model', message: 'Entry not found' });
    return c.json(file);
  });

  respondToProblems(hub, formatHubProblem);
  return hub;
}

/** Every token but a wrong one may read the hub: permissions concern inference only. */
function asVisitor(headers: Headers) {
  const verdict = checkHubToken(headers.has('authorization') ? (readToken(headers) ?? 'unreadable') : undefined);
  return verdict === 'forbidden' || verdict === 'no-credits' ? 'accepted' : verdict;
}

function mappingForm(wanted: string | undefined, byDefault: MappingForm): MappingForm {
  return wanted === 'object' || wanted === 'array' ? wanted : byDefault;
}

function readExpand(query: URLSearchParams): string[] {
  const expand = [...query.getAll('expand[]'), ...query.getAll('expand')];
  const wrong = expand.find((name) => !EXPANDABLE.some((known) => known === name));
  if (wrong !== undefined) {
    const message = `✖ Invalid option: expected one of ${EXPANDABLE.map((name) => `"${name}"`).join('|')}\n  → at expand[${expand.indexOf(wrong)}]`;
    throw new ProblemError({ status: 400, reason: 'invalid-field', message });
  }
  return expand;
}

/** One page of the models that a query finds, and the query of the next page. */
function listModels(models: ModelIndex, query: URLSearchParams, form: MappingForm) {
  const expand = readExpand(query);
  const providers = query.get('inference_provider')?.split(',');
  const pipelineTag = query.get('pipeline_tag');
  const tag = query.get('filter');
  const author = query.get('author');
  const words = query.get('search')?.toLowerCase().split(/\s+/) ?? [];
  const found = models
    .values()
    .filter(
      (model) =>
        (!providers ||
          model.served.some(({ provider }) => providers.includes('all') || providers.includes(provider.id))) &&
        (!pipelineTag || hasPipelineTag(model, pipelineTag)) &&
        (!tag || model.tags.includes(tag)) &&
        (!author || model.id.startsWith(`${author}/`)) &&
        words.every((word) => model.id.toLowerCase().includes(word)),
    );
  const start = readCursor(query.get('cursor'));
  const end = start + Number(query.get('limit') ?? 1000);
  const next = end < found.length ? new URLSearchParams(query) : undefined;
  next?.set('cursor', btoa(String(end)));
  return { page: found.slice(start, end).map((model) => writeHubModel(model, expand, form)), next };
}

/** Cursors are opaque to clients: here the number of the first model, in base64. */
function readCursor(cursor: string | null): number {
  if (cursor === null) return 0;
  const start = /^[\w+/]+=*$/.test(cursor) ? Number(atob(cursor)) : Number.NaN;
  if (Number.isSafeInteger(start) && start >= 0) return start;
  throw new ProblemError({ status: 400, reason: 'invalid-field', message: 'Invalid cursor' });
}

/** Chat models are found by the name of their task, too, although it is only one of their tags. */
function hasPipelineTag({ pipelineTag, tags }: HubModel, wanted: string): boolean {
  return pipelineTag === wanted || (wanted === 'conversational' && tags.includes(wanted));
}

/**
 * The task catalog in the form of the hub's `/api/tasks`, limited to tasks with a page. Models served here precede the
 * recommended ones, because clients use the first one by default.
 */
async function taskList(models: ModelIndex): Promise<object> {
  // Loaded on demand: most runs never ask for it, and the emulator has to start fast.
  const { TASKS_DATA } = await import('@hubkit/catalog');
  return Object.fromEntries(
    Object.entries(TASKS_DATA).flatMap(([id, task]) => {
      if (task === undefined) return [];
      const served = servedModels(models, id);
      const others = task.models.filter((model) => !served.includes(model.id));
      const own = served.map((model) => task.models.find((known) => known.id === model) ?? describe(model));
      return [[id, { ...task, models: [...own, ...others] }]];
    }),
  );
}

/** The ids of the models of a task, those with the most providers first. */
function servedModels(models: ModelIndex, task: string): string[] {
  return [...models.values()]
    .filter((model) => model.pipelineTag === task)
    .sort((a, b) => liveProviders(b) - liveProviders(a))
    .map((model) => model.id);
}

function liveProviders({ served }: HubModel): number {
  return served.filter(({ model }) => (model.status ?? 'live') === 'live').length;
}

function describe(id: string): { readonly id: string; readonly description: string } {
  return { id, description: 'A model that this emulator serves.' };
}
