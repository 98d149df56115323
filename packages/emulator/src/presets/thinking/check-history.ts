import { isJsonObject, type JsonObject, valueAt } from '../../contract/json.ts';
import { type ProblemError, refused } from '../../contract/problem.ts';
import type { ThoughtsDemand } from '../../contract/thinking.ts';

/** An assistant message of a request. */
interface Said {
  /** Its place among all messages. */
  readonly index: number;
  readonly message: JsonObject;
  /** True for messages since the last one of the user. */
  readonly isOfTurn: boolean;
}

/** Throws the service's error where the messages of a request lack thoughts that it demands. */
export function checkHistory(demand: ThoughtsDemand, messages: unknown): void {
  if (!Array.isArray(messages)) return;
  const list: readonly unknown[] = messages;
  const turn = list.findLastIndex((message) => isJsonObject(message) && message.role === 'user');
  const said = list.flatMap((message, index) =>
    isJsonObject(message) && message.role === 'assistant' ? [{ index, message, isOfTurn: index > turn }] : [],
  );
  const problem = DEMANDS[demand](said);
  if (problem) throw problem;
}

/** The error of each demand, where a history does not meet it. */
const DEMANDS: Readonly<Record<ThoughtsDemand, (said: readonly Said[]) => ProblemError | undefined>> = {
  // Every message since the first call of a tool, in later turns too; an empty text counts, an absent member does not.
  'reasoning-since-first-call': (said) => {
    const first = said.findIndex((one) => readCalls(one).length > 0);
    const isMet = first < 0 || said.slice(first).every(hasReasoning);
    return isMet
      ? undefined
      : deepseekRefusal('The `reasoning_content` in the thinking mode must be passed back to the API.');
  },
  'reasoning-with-calls-of-turn': (said) =>
    refuseFirst(
      said.filter((one) => one.isOfTurn && readCalls(one).length > 0 && !hasReasoning(one)),
      ({ index }) =>
        deepseekRefusal(
          `Missing reasoning_content field in the assistant message at message index ${index}. For more information, please refer to https://api-docs.deepseek.com/guides/thinking_mode#tool-calls`,
        ),
    ),
  'reasoning-with-calls': (said) =>
    refuseFirst(
      said.filter((one) => readCalls(one).length > 0 && !hasReasoning(one)),
      ({ index }) =>
        refused(
          `thinking is enabled but reasoning_content is missing in assistant tool call message at index ${index}`,
        ),
    ),
  'google-signature': (said) => demandSignature(said, 'google'),
  'vertex-signature': (said) => demandSignature(said, 'vertex'),
  'details-with-calls-of-turn': (said) =>
    refuseFirst(
      said.filter((one) => one.isOfTurn && readCalls(one).length > 0 && !hasDetails(one)),
      (one) => signatureRefusal(readCalls(one)[0], one.index),
    ),
};

/** Parallel calls have one signature, in the first of them. */
function demandSignature(said: readonly Said[], namespace: 'google' | 'vertex'): ProblemError | undefined {
  const bare = said.filter((one) => {
    const [first] = readCalls(one);
    const signature = valueAt(first, `extra_content.${namespace}.thought_signature`);
    return one.isOfTurn && first !== undefined && (typeof signature !== 'string' || signature === '');
  });
  return refuseFirst(bare, (one) => signatureRefusal(readCalls(one)[0], one.index));
}

function refuseFirst(said: readonly Said[], refuse: (one: Said) => ProblemError): ProblemError | undefined {
  const [first] = said;
  return first && refuse(first);
}

const deepseekRefusal = (message: string) => refused(message, { code: 'invalid_request_error' });

const signatureRefusal = (call: unknown, index: number) =>
  refused(
    `Function call is missing a thought_signature in functionCall parts. This is required for tools to work correctly, and missing thought_signature may lead to degraded model performance. Additional data, function call \`default_api:${String(valueAt(call, 'function.name'))}\` , position ${index + 1}. Please refer to https://ai.google.dev/gemini-api/docs/thought-signatures for more details.`,
  );

function readCalls({ message }: Said): readonly unknown[] {
  return Array.isArray(message.tool_calls) ? message.tool_calls : [];
}

function hasReasoning({ message }: Said): boolean {
  return typeof message.reasoning_content === 'string';
}

function hasDetails({ message }: Said): boolean {
  return Array.isArray(message.reasoning_details) && message.reasoning_details.length > 0;
}
