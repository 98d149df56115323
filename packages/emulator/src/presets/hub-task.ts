import { fromBase64 } from '../content/base64.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { invalidField, missingField } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { DialectOf, TaskId, TaskInput, TaskRequest } from '../dialect/provider.ts';

/** A task in the protocol of the hub's own inference service. */
export interface HubTaskOptions<Id extends TaskId> {
  readonly read: (request: HubTaskRequest) => TaskInput<Id>;
  readonly write: DialectOf<Id>['write'];
}

/** A request in the hub's protocol, `{ inputs, parameters }`; the inputs of other bodies are their raw bytes. */
export interface HubTaskRequest {
  readonly inputs: unknown;
  readonly parameters: JsonObject;
  /** The whole JSON body: feature-extraction has its options at the root. */
  readonly body: JsonObject;
  readonly model: ServedModel;
}

/** A task at `/models/<model>` and `/models/<model>/pipeline/<task>`. */
export function hubTask<Id extends TaskId>(id: Id, { read, write }: HubTaskOptions<Id>): DialectOf<Id> {
  return {
    path: ['/models/{model}', `/models/{model}/pipeline/${id}`],
    accepts: 'any',
    read: (request) => read(readHubRequest(request)),
    write,
  };
}

/** Reads the inputs and parameters of a request. */
export function readHubRequest({ body, bytes, model }: TaskRequest): HubTaskRequest {
  if (bytes) return { inputs: bytes, parameters: {}, body, model };
  if (body.inputs === undefined) throw missingField('inputs');
  return { inputs: body.inputs, parameters: isJsonObject(body.parameters) ? body.parameters : {}, body, model };
}

/** Inputs that must be one text. */
export function textInput({ inputs }: HubTaskRequest): string {
  return asText(inputs);
}

/** Inputs that are a text or a list of texts, as a list. */
export function textInputs({ inputs }: HubTaskRequest): readonly string[] {
  return Array.isArray(inputs) ? inputs.map(asText) : [asText(inputs)];
}

/** Inputs that are a file: raw bytes, or base64 in JSON when there are parameters. */
export function bytesInput({ inputs }: HubTaskRequest): Uint8Array {
  return inputs instanceof Uint8Array ? inputs : decodeField(inputs, 'inputs');
}

/** Decodes a file in base64. */
export function decodeField(value: unknown, field: string): Uint8Array {
  if (value === undefined) throw missingField(field);
  const bytes = typeof value === 'string' ? fromBase64(value) : undefined;
  if (!bytes) throw invalidField(field, `\`${field}\` must be base64`);
  return bytes;
}

/** Inputs that are an object. */
export function objectInput({ inputs }: HubTaskRequest, members: string): JsonObject {
  if (isJsonObject(inputs)) return inputs;
  throw invalidField('inputs', `\`inputs\` must be an object with ${members}`);
}

/** Checks that a value is a text. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw invalidField('inputs', '`inputs` must be a string or a list of strings');
}
