import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { type ProblemError, refused } from '../../contract/problem.ts';
import type { ThoughtsDemand } from '../../contract/thinking.ts';

/** An assistant message of a request, and its place. */
interface Said {
  readonly index: number;
  readonly message: JsonObject;
}

/** Throws the service's error where the messages of a request lack thoughts that it demands. */
export function checkHistory(demand: ThoughtsDemand, messages: unknown): void {
  if (!Array.isArray(messages)) return;
  const list: readonly unknown[] = messages;
  const said = list.flatMap((message, index) =>
    isJsonObject(message) && message.role === 'assistant' ? [{ index, message }] : [],
  );
  const turn = list.findLastIndex((message) => isJsonObject(message) && message.role === 'user');
  const problem = DEMANDS[demand](said, turn);
  if (problem) throw problem;
}

/** The error of each demand, where a history does not meet it. `turn` is the index of the last user message. */
const DEMANDS: Readonly<Record<ThoughtsDemand, (said: readonly Said[], turn: number) => ProblemError | undefined>> = {
  // Every message since the first call of a tool, in later turns too.
  'reasoning-since-first-call': (said) => {
    const first = said.findIndex(hasCalls);
    const since = first < 0 ? [] : said.slice(first);
    return since.every(hasReasoning)
      ? undefined
      : refused('The `reasoning_content` in the thinking mode must be passed back to the API.', {
          code: 'invalid_request_error',
        });
  },
  'reasoning-with-calls-of-turn': (said, turn) => {
    const bare = said.find((one) => one.index > turn && hasCalls(one) && !hasReasoning(one));
    return (
      bare &&
      refused(
        `Missing reasoning_content field in the assistant message at message index ${bare.index}. For more information, please refer to https://api-docs.deepseek.com/guides/thinking_mode#tool-calls`,
        { code: 'invalid_request_error' },
      )
    );
  },
  'reasoning-with-calls': (said) => {
    const bare = said.find((one) => hasCalls(one) && !hasReasoning(one));
    return (
      bare &&
      refused(
        `thinking is enabled but reasoning_content is missing in assistant tool call message at index ${bare.index}`,
      )
    );
  },
};

function hasCalls({ message }: Said): boolean {
  return Array.isArray(message.tool_calls) && message.tool_calls.length > 0;
}

/** True where the member is there; an empty text counts. */
function hasReasoning({ message }: Said): boolean {
  return typeof message.reasoning_content === 'string';
}
