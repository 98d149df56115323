import { pathToFileURL } from 'node:url';
import { TASKS } from '../../packages/catalog/src/index.ts';
import * as ours from '../../packages/inference/src/index.ts';
import { hasSampleInput, sampleInput } from '../../tests/integration/task-samples/sample-input.ts';
import { type Comparison, compareValues } from './comparison.ts';
import type { Releases } from './packages.ts';
import { createVariants } from './request-variants.ts';

/** A package whose client makes the calls. */
interface Library {
  readonly InferenceClient: new (token: string, options: object) => object;
  readonly INFERENCE_PROVIDERS: readonly string[];
}

/** One call, and how it is named in tables. */
interface Attempt {
  readonly name: string;
  readonly provider: string;
  readonly task: string;
  readonly method: string;
  readonly args: object;
  readonly token: string;
}

/** Reads like a hub token: the call goes through the router. */
const TOKENS = { routed: 'hf_abcdefgh', direct: 'own-key' } as const;

/** The first requests of both clients: every provider, every task, every variant of parameters, both kinds of tokens. */
export async function compareFirstRequests(releases: Releases): Promise<readonly Comparison[]> {
  const of = '@huggingface/inference';
  // The package has both members; nothing else of it is used.
  const theirs = (await import(pathToFileURL(`${releases[of].folder}/dist/esm/index.js`).href)) as Library;
  const providers = [...new Set([...theirs.INFERENCE_PROVIDERS, ...ours.INFERENCE_PROVIDERS])].sort();
  const requests = [new Map<string, unknown>(), new Map<string, unknown>()] as const;
  for (const attempt of providers.flatMap(listAttempts)) {
    // The types of both clients are narrower than what is tried here.
    const found = await Promise.all([theirs, ours as unknown as Library].map((library) => tryCall(library, attempt)));
    found.forEach((facts, index) => {
      for (const [path, value] of facts) requests[index]?.set(`${attempt.name}${path}`, value);
    });
  }
  const { same, differences } = compareValues(...requests);
  // Of a request that only one of both sends, the line that names it.
  const whole = new Set(differences.filter(({ kind }) => kind !== 'differs').map(({ item }) => item));
  const isNew = (item: string) => !item.includes(MEMBER) || !whole.has(item.slice(0, item.indexOf(MEMBER)));
  return [{ of, title: 'first requests', same, differences: differences.filter(({ item }) => isNew(item)) }];
}

/** Between the name of a call and the member of its request. */
const MEMBER = ': ';

function listAttempts(provider: string): readonly Attempt[] {
  const tasks = Object.values<{ readonly id: string; readonly method?: string }>(TASKS);
  return tasks.flatMap(({ id, method }) => {
    if (method === undefined || !hasSampleInput(id)) return [];
    // The tasks with a sample are those of the client.
    const sample = withOneFile(sampleInput(id as ours.InferenceTask));
    return createVariants(id, sample).flatMap(({ name, args, isStream = false }) =>
      Object.entries(TOKENS).map(([route, token]) => ({
        name: `${provider} ${id}, ${name}, ${route}`,
        provider,
        task: id,
        method: isStream ? `${method}Stream` : method,
        args,
        token,
      })),
    );
  });
}

/** Theirs takes one file where ours takes several, too. */
function withOneFile(args: object): object {
  const { inputs }: { readonly inputs?: unknown } = args;
  return Array.isArray(inputs) && inputs[0] instanceof Blob ? { ...args, inputs: inputs[0] } : args;
}

/** Facts of the first request of a call; none where the library does not have the task at the provider. */
async function tryCall(library: Library, attempt: Attempt): Promise<ReadonlyMap<string, unknown>> {
  const { provider, task, method, args, token } = attempt;
  const sent: Request[] = [];
  const model = `some-org/${task}-by-${provider}`;
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('/api/models/'))
      return Response.json({
        id: model,
        pipeline_tag: task,
        inferenceProviderMapping: { [provider]: { status: 'live', task, providerId: 'own-name' } },
      });
    sent.push(new Request(url, { ...init, signal: null }));
    throw new Error('Only the first request is looked at.');
  };
  const client = new library.InferenceClient(token, { fetch, retry: false });
  const run: unknown = Reflect.get(client, method);
  if (typeof run !== 'function') return new Map();
  try {
    const result = run.call(client, { ...args, provider, model }, { retry_on_error: false });
    if (Symbol.asyncIterator in Object(result)) for await (const _ of result) break;
    else await result;
  } catch {
    // Errors before a request mean that there is none; the one after it is thrown above.
  }
  return sent[0] === undefined ? new Map() : readFacts(sent[0]);
}

async function readFacts(request: Request): Promise<ReadonlyMap<string, unknown>> {
  const facts = new Map<string, unknown>([['', true]]);
  const add = (member: string, value: unknown) => facts.set(`${MEMBER}${member}`, value);
  add('url', request.url);
  add('method', request.method);
  for (const name of ['authorization', 'x-key', 'x-hf-bill-to']) {
    const value = request.headers.get(name);
    if (value !== null) add(name, value);
  }
  const type = request.headers.get('content-type') ?? '';
  // The boundary of a form is random.
  add('content-type', type.split(';')[0]);
  if (type.startsWith('application/json')) addMembers(JSON.parse(await request.text()), 'body', add);
  else if (type.startsWith('multipart/form-data'))
    for (const [name, value] of await request.formData())
      add(`form.${name}`, value instanceof Blob ? `${value.size} bytes of ${value.type}` : value);
  else add('bytes', (await request.arrayBuffer()).byteLength);
  return facts;
}

function addMembers(value: unknown, path: string, add: (member: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) add(path, value);
  else for (const [name, member] of Object.entries(value)) addMembers(member, `${path}.${name}`, add);
}
