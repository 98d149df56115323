import { boundParameters } from '../bounds/bound-parameters.ts';
import { estimateChatTokens } from '../bounds/estimate-tokens.ts';
import { CHAT_PARAMETERS } from '../bounds/passed-parameters.ts';
import type { JsonObject } from '../http/read-json.ts';
import { type BegunCall, beginCall } from './begin-call.ts';
import type { RequestContext } from './context.ts';

/** A chat that a request asks for, whatever its dialect. */
export interface RequestedChat {
  /** Name of the model as the client gave it. */
  readonly model: unknown;
  readonly isStream: boolean;
  readonly messages: readonly unknown[];
  /** Parameters of a chat completion, `messages` included. */
  readonly fields: JsonObject;
  /** Parameters that are left out where the service refuses them, checked. @default none */
  readonly wishes?: JsonObject;
  /** Size of the request in bytes. */
  readonly size: number;
}

/** A chat that has been let in. */
export interface BegunChat {
  readonly call: BegunCall;
  /** Tokens of the prompt, estimated. */
  readonly inputTokens: number;
  /** What is passed on, without any maximum of tokens. */
  readonly fields: JsonObject;
  readonly wishes: JsonObject;
  /** Most tokens of each choice. */
  readonly outputTokens: number;
}

/** Lets a chat in, within the bounds and limits. */
export async function beginChat(visit: RequestContext, requested: RequestedChat): Promise<BegunChat> {
  const { model, isStream, messages, fields: given, wishes = {}, size } = requested;
  const { parameters, bounds } = visit.parts;
  const rules = { passed: CHAT_PARAMETERS, allowed: parameters, path: '' };
  const { fields, choices, outputTokens } = boundParameters(given, rules, bounds);
  const inputTokens = estimateChatTokens(size, messages);
  const tokens = { input: inputTokens, output: outputTokens * choices };
  const call = await beginCall(visit, { task: 'conversational', model, isStream, tokens });
  return { call, inputTokens, fields, wishes, outputTokens };
}
