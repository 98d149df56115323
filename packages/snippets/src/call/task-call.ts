import { dataEntries, env, type Value, variable } from '@hubkit/code';
import type { MappingEntry } from '@hubkit/inference';
import { type PreparedRequest, prepareRequests } from '@hubkit/inference/prepare';
import type { InferenceSnippetOptions } from '../options.ts';
import { type JobResponses, listJobs } from '../response-places.ts';
import { RESPONSES } from '../responses.ts';
import { argumentsFor, type SnippetTask } from '../sample-input.ts';
import type { SnippetModel } from '../snippet-model.ts';
import type { PythonArguments } from '../task-rules.ts';
import { createCredential, createHeaders } from './credential.ts';
import { filesIn, withFileVariables } from './files.ts';
import { selectHubPackage } from './hub-package.ts';
import { textWithVariables } from './placeholders.ts';
import { preparable, type SnippetPreparable, wireRequest } from './prepared-request.ts';
import type { MediaResult, Path, Polling, SdkMethod, SnippetCall, SnippetFile, Values } from './snippet-call.ts';

/** Files that snippets write, by kind of content. */
const OUTPUTS = { image: 'output.png', audio: 'output.wav', video: 'output.mp4' } as const;

/** Describes the call of any task but chat. Throws what `prepare` throws where such a call cannot be made. */
export function taskCall(
  model: SnippetModel,
  snippetTask: SnippetTask,
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  options: InferenceSnippetOptions,
): SnippetCall {
  const { endpointUrl, endpoints, billTo } = options;
  const { task, sample } = snippetTask;
  const args = createArguments(model, snippetTask, options);
  const credential = createCredential(provider, options);
  const files = filesIn(task, args);
  const isChosenByHub = provider === 'auto' && endpointUrl === undefined;
  const responses = endpointUrl === undefined && Object.hasOwn(RESPONSES, provider) ? RESPONSES[provider] : undefined;
  const job = responses && listJobs(responses).find(({ tasks }) => tasks.includes(task));
  const call = preparable({
    model,
    task,
    provider,
    mapping,
    options,
    args,
    files,
    credential,
    isJob: job !== undefined,
  });
  const [first, ...polls] = isChosenByHub
    ? []
    : prepareRequests(call.call, job ? createResponses(job, call) : [], call.options);
  const request = first && wireRequest(first, call);
  const providerModel = mapping?.providerId ?? model.id;
  const parts = {
    task,
    model: model.id,
    providerModel,
    provider,
    key: credential.variable === undefined ? credential.token : env(credential.variable),
    isDirect: credential.isDirect,
    lacksMapping:
      request !== undefined && endpointUrl === undefined && mapping?.providerId === undefined && !keepsHubIds(provider),
    billTo: request === undefined || request.headers['X-HF-Bill-To'] !== undefined ? billTo : undefined,
    endpointUrl,
    endpoints,
    hubPackage: selectHubPackage(options),
    method: {
      js: jsMethod(
        snippetTask,
        args,
        files,
        endpointUrl === undefined ? { provider, model: model.id } : { endpointUrl, model: model.id },
      ),
      python: pythonMethod(
        snippetTask,
        args,
        request?.body.type === 'json' ? request.body.value : {},
        endpointUrl === undefined ? { model: model.id } : {},
      ),
    },
    files,
  };
  const at = responses?.results[task] ?? { form: 'bytes' };
  const result: MediaResult | undefined = sample.result && {
    path: OUTPUTS[sample.result],
    at: typeof at === 'function' ? at(providerModel) : at,
  };
  if (request && job) return { ...parts, shape: 'job', request, result, polling: createPolling(call, job, polls) };
  if (result) return { ...parts, shape: 'media', request, result };
  if (files.length > 0 || request?.body.type === 'form') return { ...parts, shape: 'upload', request };
  if (request === undefined) return { ...parts, shape: 'json', request };
  // Without files, the body of every task is JSON.
  const { body } = request;
  return {
    ...parts,
    shape: 'json',
    request: { ...request, body: body.type === 'json' ? body : { type: 'json', value: {} } },
  };
}

/** True for providers that know models by their hub ids, or whose models are not on the hub. */
function keepsHubIds(provider: string): boolean {
  return provider === 'hf-inference' || provider === 'openai';
}

/** The arguments of the call: those of the caller, or else the sample, with the names of files in the place of their bytes. */
function createArguments(model: SnippetModel, task: SnippetTask, { inputs }: InferenceSnippetOptions): Values {
  if (inputs === undefined) return argumentsFor(task, model);
  const given = dataEntries(inputs);
  if (!Object.hasOwn(given, 'inputs')) return argumentsFor(task, model, given);
  return task.rules.args?.(given) ?? given;
}

/** The responses of a job from which the client makes all further requests: a first response and the last state. */
function createResponses(job: JobResponses, { placeholders }: SnippetPreparable): readonly object[] {
  const first = job.ticket(placeholders.texts.get('job') ?? '');
  return [first, withValueAt(first, job.status, job.done[0] ?? '')];
}

/** Derives the polling of a job from the requests that the client sends after these responses. */
function createPolling(
  { credential, placeholders }: SnippetPreparable,
  { id, isAddress = false, status, done, failed, intervalSeconds }: JobResponses,
  [poll, result]: readonly PreparedRequest[],
): Polling {
  return {
    id,
    variable: isAddress ? 'address' : 'job',
    isAddress,
    url: isAddress ? variable('address') : textWithVariables(poll?.url ?? '', placeholders),
    headers: poll ? createHeaders(poll, credential.variable) : {},
    status,
    done,
    failed,
    intervalSeconds,
    resultUrl: result && textWithVariables(result.url, placeholders),
  };
}

/** An object with a value at the end of a path of members. */
function withValueAt(object: object, [key = '', ...path]: Path, value: string): object {
  const member: unknown = Reflect.get(object, key);
  return { ...object, [key]: path.length === 0 ? value : withValueAt(Object(member), path, value) };
}

/** The call of a task as the JavaScript client makes it: one object with the target and the arguments. */
function jsMethod(
  { task, rules: { method = findNames(task).js } }: SnippetTask,
  args: Values,
  files: readonly SnippetFile[],
  target: Values,
): SdkMethod | undefined {
  if (method === false) return undefined;
  return { name: method, positional: [], named: { ...target, ...withFileVariables(task, args, files) } };
}

/** The call of a task as the Python client makes it; files are given by their names. */
function pythonMethod(
  { task, rules: { python = pythonArguments } }: SnippetTask,
  args: Values,
  body: Values,
  target: Values,
): SdkMethod | undefined {
  if (python === false) return undefined;
  const { positional = [], named = {} } = python(args, body);
  return { name: findNames(task).python, positional, named: { ...named, ...target } };
}

/** The input by position or its members by name, an image first, and then the parameters by name. */
function pythonArguments({ inputs, parameters, ...extras }: Values): PythonArguments {
  const others = { ...Object(parameters), ...extras };
  if (inputs === undefined) return { named: others };
  if (!isPlainObject(inputs)) return { positional: [inputs], named: others };
  const { image, ...members } = inputs;
  return { positional: image === undefined ? [] : [image], named: { ...members, ...others } };
}

function isPlainObject(value: Value): value is Values {
  return value instanceof Object && !Array.isArray(value);
}

interface MethodNames {
  readonly js: string;
  readonly python: string;
}

/** Names by task, of which the sample inputs have a few dozen. */
const names = new Map<string, MethodNames>();

/** The task in camel case, and with underscores. */
function findNames(task: string): MethodNames {
  const known = names.get(task);
  if (known) return known;
  const js = task.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const made = { js, python: task.replaceAll('-', '_') };
  names.set(task, made);
  return made;
}
