import { ResponsesRequestError, readResponsesRequest, wantsEncryptedReasoning } from '@hubkit/messages/responses';
import type { ChatRequest } from '../../content/chat/chat-request.ts';
import { type JsonObject, valueAt } from '../../contract/json.ts';
import { ProblemError, refused } from '../../contract/problem.ts';
import type { TaskRequest } from '../../dialect/provider.ts';
import { refuseMembers } from '../check-members.ts';
import { readResponseLogprobs } from '../logprobs.ts';
import { readChatRequest } from '../read-chat-request.ts';
import { readEffort } from '../thinking/read-thinking.ts';
import { checkItems } from './check-items.ts';
import { checkMembers } from './check-members.ts';

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
