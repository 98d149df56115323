import type { ListedCall, RequestPurpose } from '../../src/features/program/program-call.ts';
import { idsInPath, type ModelLookup, pathOf, type ReadRequest } from './read-request.ts';

/** Requests that one call of the client made, the oldest first. */
type Group = { readonly request: ReadRequest; readonly purpose: RequestPurpose }[];

/**
 * Joins the requests of each call of the client: the lookup of its model, the request for inference and its retries, the polls of its job
 * and the files of its result. The newest call is the first.
 */
export function groupRequests(requests: readonly ReadRequest[]): readonly ListedCall[] {
  const groups: Group[] = [];
  const sorted = requests.toSorted((a, b) => a.startedAt - b.startedAt || a.id.localeCompare(b.id));
  for (const request of sorted) {
    const own = groups.filter((group) => group[0]?.request.pid === request.pid);
    const [found, purpose] = findGroup(request, own);
    if (found) found.push({ request, purpose });
    else groups.push([{ request, purpose }]);
  }
  const lookups = sorted.filter(({ lookup, failure }) => lookup && failure === undefined);
  return groups.map((group) => listCall(group, lookups)).sort((a, b) => b.startedAt - a.startedAt);
}

/** Finds the call to which a request belongs among earlier ones of its process. */
function findGroup(request: ReadRequest, groups: readonly Group[]): readonly [Group | undefined, RequestPurpose] {
  if (request.lookup) return [undefined, 'lookup'];
  if (request.method !== 'GET') {
    const retried = groups.findLast((group) => isRetry(request, group.at(-1)?.request));
    if (retried) return [retried, 'retry'];
    return [groups.findLast((group) => group.length === 1 && isLookupOf(group[0]?.request, request)), 'inference'];
  }
  const purpose = request.isMedia ? 'file' : 'job';
  const ids = idsInPath(request.url);
  const started = groups.filter((group) => group.some((each) => each.purpose === 'inference'));
  const named = started.findLast((group) =>
    group.some((each) => each.purpose !== 'lookup' && ids.some((id) => each.request.handles.has(id))),
  );
  // Addresses lose their query, in which some services have the id.
  return [named ?? started.at(-1), purpose];
}

/** True for what was sent again because it failed: to the same address, or to another provider. */
function isRetry(request: ReadRequest, last: ReadRequest | undefined): boolean {
  if (last?.failure === undefined || last.method === 'GET' || last.prompt !== request.prompt) return false;
  return last.startedAt + last.durationMs <= request.startedAt;
}

function isLookupOf({ lookup, failure }: Partial<ReadRequest> = {}, request: ReadRequest): boolean {
  return lookup !== undefined && failure === undefined && providerIn(lookup, request) !== undefined;
}

/** The provider of a lookup that a request goes to, by its address and the model's id there. */
function providerIn({ model, mapping }: ModelLookup, request: ReadRequest): string | undefined {
  const path = pathOf(request.url);
  const isNamed = (id: unknown) => typeof id === 'string' && id !== '' && (request.model === id || path.includes(id));
  const fitting = Object.keys(mapping).filter((name) => isNamed(mapping[name]?.providerId) || isNamed(model));
  return fitting.find((name) => name === providerOf(request.url)) ?? fitting[0];
}

const ROUTES = [
  /^https:\/\/router\.huggingface\.co\/([^/]+)\//,
  /^http:\/\/[^/]+(?:\/emulator)?\/(?:router|providers)\/([^/]+)\//,
];

/** The provider that an address names, at the router or at the emulator; '' for another one. */
function providerOf(url: string): string {
  const found = ROUTES.map((route) => route.exec(url)?.[1]).find(Boolean) ?? '';
  // At its own route for chats, the router chooses.
  return found === 'v1' ? '' : found;
}

const TASKS = [
  [/\/chat\/completions$/, 'conversational'],
  [/\/completions$/, 'text-generation'],
  [/\/images\/generations$/, 'text-to-image'],
  [/\/embeddings$/, 'feature-extraction'],
  [/\/audio\/transcriptions$/, 'automatic-speech-recognition'],
] as const;

function taskOf({ url }: ReadRequest): string | undefined {
  const path = pathOf(url);
  return /\/pipeline\/([^/]+)$/.exec(path)?.[1] ?? TASKS.find(([end]) => end.test(path))?.[1];
}

function listCall(group: Group, lookups: readonly ReadRequest[]): ListedCall {
  const requests = group.map(({ request, purpose }) => ({ ...request, purpose }));
  const first = group[0]?.request as ReadRequest; // A group has at least the request it was made for.
  const last = group.at(-1)?.request ?? first;
  const shown = group.findLast(({ purpose }) => purpose === 'inference' || purpose === 'retry')?.request ?? last;
  const known = [first, ...lookups.filter(({ pid }) => pid === first.pid).reverse()].find(
    (each) => each.lookup && (each === shown || isLookupOf(each, shown)),
  )?.lookup;
  const provider = providerOf(shown.url) || (known && providerIn(known, shown)) || '';
  const task = taskOf(shown) ?? known?.mapping[provider]?.task;
  const tokens = last.tokens ?? shown.tokens;
  return {
    ...{ id: shown.id, resultId: last.id, startedAt: first.startedAt, program: first.program },
    durationMs: Math.max(...group.map(({ request }) => request.startedAt + request.durationMs)) - first.startedAt,
    ...{ model: known?.model ?? shown.model ?? '', provider, task: typeof task === 'string' ? task : '' },
    prompt: shown.prompt,
    ...(tokens !== undefined && { tokens }),
    ...(last.failure !== undefined && { failure: last.failure }),
    ...(last.status !== undefined && { status: last.status }),
    requests: requests.map(({ id, purpose, startedAt, durationMs, method, url, status }) => ({
      ...{ id, purpose, startedAt, durationMs, method, url },
      ...(status !== undefined && { status }),
    })),
  };
}
