import { ResponsesRequestError, readResponsesRequest, wantsEncryptedReasoning } from '@hubkit/messages/responses';
import type { ChatRequest } from '../../content/chat/chat-request.ts';
import { isJsonObject, type JsonObject, valueAt } from '../../contract/json.ts';
import { ProblemError, refused } from '../../contract/problem.ts';
import type { TaskRequest } from '../../dialect/provider.ts';
import { refuseMembers } from '../check-members.ts';
import { readResponseLogprobs } from '../logprobs.ts';
import { readChatRequest } from '../read-chat-request.ts';
import { readEffort } from '../thinking/read-thinking.ts';
import { checkMembers } from './check-members.ts';
import { isEncryptedReasoning } from './encrypted-reasoning.ts';

/** What a service refuses in requests of its Responses API. */
export interface ResponsesRules {
  /** True for a service that refuses what it does not know, as OpenAI does. @default false */
  readonly isStrict?: boolean;
}

/** Reads a body of the Responses API as the chat request that means the same. */
export function readRequest({ body, model }: TaskRequest, { isStrict = false }: ResponsesRules): ChatRequest {
  readResponseLogprobs(body);
  if (isStrict) checkMembers(body);
  if (isStrict && !model.thinks) refuseReasoning(body);
  const { chat } = inProblemForm(() => readResponsesRequest(body));
  if (isStrict) checkItems(body);
  const request = readChatRequest(chat);
  const effort = inResponsesWords(() => readEffort(model, chat));
  const context = { model: model.providerId, isThinking: effort !== 'none' };
  // Functions are refused on the route of chat only.
  const refuses = (model.refuses ?? []).filter(({ member }) => member !== 'tools');
  refuseMembers(refuses, chat as JsonObject, context);
  return { ...request, effort, continuesLast: false };
}

/** Models that do not reason take nothing that is about reasoning. */
function refuseReasoning(body: JsonObject): void {
  const param = 'reasoning.effort';
  if (wantsEncryptedReasoning(body)) {
    throw refused('Encrypted content is not supported with this model.', { param: 'include' });
  }
  if (valueAt(body, param) == null) return;
  throw refused(`Unsupported parameter: '${param}' is not supported with this model.`, {
    param,
    code: 'unsupported_parameter',
  });
}

function inProblemForm<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ResponsesRequestError)) throw error;
    const { message, param, code } = error;
    throw refused(message, { param, ...(code !== null && { code }) });
  }
}

/** The effort has another name on this route. */
function inResponsesWords<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { message, param, ...problem } = error.problem;
    const own = (text: string) => text.replaceAll('reasoning_effort', 'reasoning.effort');
    throw new ProblemError({ ...problem, message: own(message), ...(param !== undefined && { param: own(param) }) });
  }
}

/** Items that continue a step of the model. */
const OF_A_STEP: ReadonlySet<unknown> = new Set(['reasoning', 'function_call', 'custom_tool_call']);

/** Throws OpenAI's error for items that do not belong together. */
function checkItems({ input, store }: JsonObject): void {
  if (!Array.isArray(input)) return;
  const items = input.filter(isJsonObject);
  if (items.length === 0) throw refused("Invalid 'input': array too short. Expected at least one item.", IN_INPUT);
  checkCalls(items);
  for (const [index, item] of items.entries()) {
    if (item.type === 'reasoning') checkReasoning(item, items[index + 1], { isStored: store !== false });
  }
}

const IN_INPUT = { param: 'input' } as const;

function checkCalls(items: readonly JsonObject[]): void {
  const calls = collectIds(items, '_call');
  const outputs = collectIds(items, '_call_output');
  for (const id of outputs) {
    if (!calls.has(id)) throw refused(`No tool call found for function call output with call_id ${id}.`, IN_INPUT);
  }
  for (const id of calls) {
    if (!outputs.has(id)) throw refused(`No tool output found for function call ${id}.`, IN_INPUT);
  }
}

function collectIds(items: readonly JsonObject[], end: string): ReadonlySet<string> {
  const found = items.filter(({ type }) => type === `function${end}` || type === `custom_tool${end}`);
  return new Set(found.map(({ call_id: id }) => String(id)));
}

function checkReasoning(
  { id, encrypted_content: data }: JsonObject,
  next: JsonObject | undefined,
  { isStored }: { readonly isStored: boolean },
): void {
  if (typeof data === 'string') {
    if (!isEncryptedReasoning(data)) {
      const shown = `${data.slice(0, 4)}...${data.slice(-4)}`;
      throw refused(
        `The encrypted content ${shown} could not be verified. Reason: Encrypted content could not be decrypted or parsed.`,
        { code: 'invalid_encrypted_content' },
      );
    }
  } else if (!isStored) {
    throw refused(
      `Item with id '${String(id)}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`,
      { status: 404, ...IN_INPUT },
    );
  }
  // Without an id, nothing has to pair.
  const isFollowed = OF_A_STEP.has(next?.type) || next?.role === 'assistant';
  if (id !== undefined && !isFollowed) {
    throw refused(
      `Item '${String(id)}' of type 'reasoning' was provided without its required following item.`,
      IN_INPUT,
    );
  }
}
