import { dataEntries, env } from '@hubkit/code';
import type { MappingEntry } from '@hubkit/inference';
import { prepareRequests } from '@hubkit/inference/prepare';
import type { InferenceSnippetOptions } from '../options.ts';
import { listJobs } from '../response-places.ts';
import { RESPONSES } from '../responses.ts';
import { argumentsFor, type SnippetTask } from '../sample-input.ts';
import type { SnippetModel } from '../snippet-model.ts';
import { createCredential } from './credential.ts';
import { filesIn } from './files.ts';
import { selectHubPackage } from './hub-package.ts';
import { jsMethod, pythonMethod } from './methods.ts';
import { createPolling, createResponses } from './polling.ts';
import { preparable, wireRequest } from './prepared-request.ts';
import type { MediaResult, SnippetCall, Values } from './snippet-call.ts';

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
