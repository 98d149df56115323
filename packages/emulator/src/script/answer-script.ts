import type { ChatRequest, ToolCall } from '../content/chat/chat-request.ts';
import { readToolResults } from '../content/chat/conversation.ts';
import type { Reply } from '../content/chat/reply.ts';
import { EmulatorError } from '../contract/errors.ts';
import { ProblemError } from '../contract/problem.ts';
import { createRandom, hashText } from '../contract/random.ts';

/** A call of a tool in a scripted answer. */
export interface ScriptedToolCall {
  readonly name: string;
  /** @default {} */
  readonly arguments?: object;
}

/**
 * An answer that a test gives instead of the emulator. It has one of `text`, `json`, `toolCall`, `refusal` and `error`; the form of the
 * response, its token counts, the cut at `max_tokens` and the stream are those of the service.
 */
export interface ScriptedAnswer {
  /**
   * Which requests it answers, by the last message of the user, or by the result of a tool that came after it: a text in it, a
   * pattern, or a function. @default every request
   */
  readonly when?: string | RegExp | ((text: string) => boolean);
  /** The answer. */
  readonly text?: string;
  /** The answer as JSON. */
  readonly json?: unknown;
  /** Calls of tools; after the result of a tool, only where `when` fits that result. */
  readonly toolCall?: ScriptedToolCall | readonly ScriptedToolCall[];
  /** The words in which the model declines. */
  readonly refusal?: string;
  /** An error response, in the form of the service. */
  readonly error?: { readonly status: number; readonly message?: string };
  /** Number of requests that it answers; later ones go to the next answer that fits. @default unlimited */
  readonly times?: number;
}

/** The scripted answers of an emulator. */
export interface AnswerScript {
  /** Replaces the answers. */
  readonly set: (answers: readonly ScriptedAnswer[]) => void;
  /** Adds the reply of the first answer that fits to the input of a chat or text generation. Throws its error. */
  readonly apply: (taskId: string, input: unknown) => unknown;
}

/** Creates a script. Throws for an answer that has none or several of its forms. */
export function createAnswerScript(answers: readonly ScriptedAnswer[] = []): AnswerScript {
  let entries = toEntries(answers);
  const take = (text: string, results: readonly string[]): ScriptedAnswer | undefined => {
    const found = entries.find(({ answer, left }) => left > 0 && fits(answer, text, results));
    if (found) found.left -= 1;
    return found?.answer;
  };
  return {
    set(next) {
      entries = toEntries(next);
    },
    apply(taskId, input) {
      if (entries.length === 0) return input;
      if (taskId === 'conversational') {
        // The input of this task.
        const request = input as ChatRequest;
        const last = request.messages.findLast(({ role }) => role === 'user');
        const results = readToolResults(request);
        const found = take(last?.text ?? '', results);
        return found ? { ...request, reply: toReply(found) } : input;
      }
      if (taskId !== 'text-generation') return input;
      const { prompt } = input as { readonly prompt: string };
      const found = take(prompt, NO_CALLS);
      return found ? { ...(input as object), text: toReply(found).text } : input;
    },
  };
}

function toEntries(answers: readonly ScriptedAnswer[]): { readonly answer: ScriptedAnswer; left: number }[] {
  return answers.map((answer) => {
    const forms = [answer.text, answer.json, answer.toolCall, answer.refusal, answer.error].filter(
      (form) => form !== undefined,
    );
    if (forms.length !== 1) {
      throw new EmulatorError(
        'INVALID_ANSWER',
        'A scripted answer needs exactly one of text, json, toolCall, refusal and error.',
      );
    }
    return { answer, left: answer.times ?? Number.POSITIVE_INFINITY };
  });
}

/** In the place of results, where no tool can be called: a result that nothing fits. */
const NO_CALLS: readonly string[] = [''];

function fits({ when, toolCall }: ScriptedAnswer, text: string, results: readonly string[]): boolean {
  // Otherwise the model would call the tool for ever, as the message of the user stays the same.
  const isNextCall = toolCall !== undefined && results.length > 0;
  if (when === undefined) return !isNextCall;
  return (isNextCall ? results : [text, ...results]).some((text) => {
    if (typeof when === 'function') return when(text);
    return typeof when === 'string' ? text.includes(when) : text.search(when) >= 0;
  });
}

function toReply({ text, json, toolCall, refusal, error }: ScriptedAnswer): Reply {
  if (error) {
    throw new ProblemError({ status: error.status, reason: 'other', message: error.message ?? 'A scripted error.' });
  }
  if (toolCall !== undefined) return { text: '', toolCalls: [toolCall].flat().map(toCall) };
  if (refusal !== undefined) return { text: '', toolCalls: [], refusal };
  return { text: text ?? JSON.stringify(json), toolCalls: [] };
}

function toCall({ name, arguments: values = {} }: ScriptedToolCall, index: number): ToolCall {
  const text = JSON.stringify(values);
  const random = createRandom(hashText(`${name} ${text} ${index}`));
  const id = Array.from({ length: 24 }, () => Math.floor(random() * 36).toString(36)).join('');
  return { id: `call_${id}`, name, arguments: text };
}
