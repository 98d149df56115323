import type { ProgramCall } from '../../src/features/program/program-call.ts';

/** What of a request and its response tells to which call it belongs. */
export interface ReadRequest {
  readonly id: string;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly program: string;
  readonly pid: number;
  readonly method: string;
  readonly url: string;
  readonly status?: number;
  /** Why it failed, in the words of the service. */
  readonly failure?: string;
  /** `model` of the body. */
  readonly model?: string;
  readonly prompt: string;
  readonly tokens?: number;
  readonly isMedia: boolean;
  /** The mapping of a model of the hub, where the request looked it up. */
  readonly lookup?: ModelLookup;
  /** Ids in a JSON response, by which later requests name its job or its files. */
  readonly handles: ReadonlySet<string>;
}

/** The providers of a model, as the hub lists them. */
export interface ModelLookup {
  readonly model: string;
  readonly mapping: Readonly<Record<string, { readonly providerId?: unknown; readonly task?: unknown } | undefined>>;
}

/** Most characters of a response in which ids are looked for. */
const MAX_TEXT = 20_000;
/** Most characters of a prompt in the list. */
const MAX_PROMPT = 120;
const MAPPING = /\/api\/models\/([^/]+\/[^/]+)$/;
const ID = /[\w-]*\d[\w-]*/g;
const MIN_ID = 8;

/** Reads a request for the list of calls. */
export function readRequest(
  id: string,
  { startedAt, program, pid, request, response, error }: ProgramCall,
): ReadRequest {
  const chunks = response?.chunks ?? [];
  const text = chunks.map((chunk) => chunk.text ?? '').join('');
  const type = response?.headers?.['content-type'] ?? '';
  const json = type.startsWith('text/event-stream') ? undefined : parsed(text);
  const body = Object(request.body?.json) as Readonly<Record<string, unknown>>;
  const tokens = /.*"total_tokens":\s*(\d+)/s.exec(text)?.[1];
  const failure = error?.message ?? failureOf(response?.status ?? 0, json);
  const lookedUp = request.method === 'GET' ? MAPPING.exec(pathOf(request.url))?.[1] : undefined;
  return {
    ...{ id, startedAt, program, pid, method: request.method, url: request.url },
    durationMs: chunks.at(-1)?.afterMs ?? 0,
    ...(response && { status: response.status }),
    ...(failure !== undefined && { failure }),
    ...(typeof body.model === 'string' && { model: body.model }),
    prompt: promptOf(body).replace(/\s+/g, ' ').trim().slice(0, MAX_PROMPT),
    ...(tokens !== undefined && { tokens: Number(tokens) }),
    isMedia: /^(?:image|audio|video)\//.test(type),
    ...(lookedUp !== undefined && {
      lookup: { model: lookedUp, mapping: Object(Object(json).inferenceProviderMapping) as ModelLookup['mapping'] },
    }),
    handles: new Set(
      json === undefined
        ? []
        : text
            .slice(0, MAX_TEXT)
            .match(ID)
            ?.filter((each) => each.length >= MIN_ID),
    ),
  };
}

/** Ids in the path of a request, which a response before it may have given. */
export function idsInPath(url: string): readonly string[] {
  return (pathOf(url).match(ID) ?? []).filter((each) => each.length >= MIN_ID);
}

/** The path of an address; '' for what is none. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? decoded(new URL(url).pathname) : '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a response is none: its own words, or its status. A job may fail in a response of status 200. */
function failureOf(status: number, json: unknown): string | undefined {
  const { error, message, detail, status: state } = Object(json) as Readonly<Record<string, unknown>>;
  const isFailedJob = typeof state === 'string' && /^(?:failed|error)$/i.test(state);
  if (status < 400 && !isFailedJob) return undefined;
  const words = [Object(error).message, error, message, Object(detail).message, detail].find(
    (each) => typeof each === 'string' && each !== '',
  );
  return typeof words === 'string' ? words : isFailedJob ? 'The job failed.' : `Status ${status}`;
}

/** The text that the model is given; '' for a call of a file. */
function promptOf({ messages, prompt, inputs, input, text, query }: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(messages)) return textOf(Object(messages.findLast((each) => Object(each).role === 'user')).content);
  return [prompt, inputs, input, text, query].map(textOf).find((each) => each !== '') ?? '';
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:') ? '' : value;
  if (Array.isArray(value)) return value.map(textOf).find((each) => each !== '') ?? '';
  const { text, prompt, question } = Object(value) as Readonly<Record<string, unknown>>;
  return [text, prompt, question].find((each): each is string => typeof each === 'string') ?? '';
}
