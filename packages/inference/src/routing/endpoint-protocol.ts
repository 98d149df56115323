import type { TaskId } from '@hubkit/task-types';

/**
 * Protocol of a custom endpoint for one task: `openai`; `tgi` for the paths of text-generation-inference; `tei` for those of
 * text-embeddings-inference; `hub` for the protocol of the hub's inference service, whose requests go to the address as it is.
 */
export type EndpointProtocol = 'openai' | 'tgi' | 'tei' | 'hub';

/** Tasks that have an operation beside those of OpenAI's protocol, or in it; all servers of chat and text generation have that. */
const OPENAI_TASKS: ReadonlySet<TaskId> = new Set([
  'feature-extraction',
  'text-to-image',
  'text-to-speech',
  'automatic-speech-recognition',
  'text-ranking',
]);

/** Hosts of the hub: dedicated endpoints and the inference service. Their root has the protocol of the hub. */
const HUB_HOST = /(^|\.)(endpoints\.huggingface\.cloud|huggingface\.co)$/;

/** Paths of servers of the hub, SageMaker and custom handlers. */
const HUB_PATH = /\/(models\/.+|pipeline\/[^/]+|embed|embed_all|predict|invocations)\/*$/;

/** Paths of ranking beside `/v1/rerank`: `/rerank` without a version, and `/reranking` of llama.cpp. */
const OWN_RANKING_PATH = /\/reranking\/*$|^(?!.*\/v\d+\w*\/).*\/rerank\/*$/;

/** A version as a segment of a path: `/v1`, `/v1beta/`. */
const VERSION = /\/v\d+\w*(\/|$)/;

/** Paths of services whose operations have no version: deployments of Azure OpenAI, GitHub Models, model serving of Databricks. */
const UNVERSIONED = /\/(openai\/deployments\/[^/]+|inference|serving-endpoints)\/*$/;

/**
 * True for an address to which only the name of an operation is added: its path has the version of an API, or it is that of a
 * service that has none there. Azure has the version in the query.
 */
export function isBaseOfOperations({ pathname, searchParams }: URL): boolean {
  return VERSION.test(pathname) || UNVERSIONED.test(pathname) || searchParams.has('api-version');
}

/** Finds the protocol of a custom endpoint for a task, from its address alone. */
export function endpointProtocol(task: TaskId, endpointUrl: string): EndpointProtocol {
  if (task === 'conversational') return 'openai';
  // An address that is none is reported when the request is made.
  const url = URL.canParse(endpointUrl) ? new URL(endpointUrl) : new URL('http://none/');
  const { hostname, pathname } = url;
  if (task === 'text-generation') return /\/generate(_stream)?\/*$/.test(pathname) ? 'tgi' : 'openai';
  if (!OPENAI_TASKS.has(task)) return 'hub';
  if (task === 'text-ranking' && OWN_RANKING_PATH.test(pathname)) return 'tei';
  if (isBaseOfOperations(url)) return 'openai';
  return HUB_HOST.test(hostname) || HUB_PATH.test(pathname) ? 'hub' : 'openai';
}
