import { AnswerJoiner, type MessagePart } from '@hubkit/messages';
import type { TokenUsage } from './run-report.ts';

/** The text that a run has written so far. */
export interface WrittenText {
  readonly text: string;
  /** All that was written: reasoning, text, and calls of tools. */
  readonly all: string;
  readonly finishReason?: string | undefined;
  readonly usage?: TokenUsage | undefined;
}

/** Returns a function that adds a chunk of a stream, or a whole result, to the text of a run. */
export function joinText(task: string): (chunk: unknown) => WrittenText {
  return task === 'conversational' ? joinChat() : joinGenerated();
}

function joinChat(): (chunk: unknown) => WrittenText {
  const joiner = new AnswerJoiner({ parts: [] }, { splitsThinking: true });
  let usage: TokenUsage | undefined;
  return (chunk) => {
    const { parts, finish } = joiner.push(chunk);
    usage = (Object(chunk) as { readonly usage?: TokenUsage | null }).usage ?? usage;
    return { text: parts.map(readWords).join(''), all: parts.map(print).join('\n'), finishReason: finish, usage };
  };
}

/** Streams of text generation have the token of the hub's own service; whole results are texts. */
function joinGenerated(): (chunk: unknown) => WrittenText {
  let text = '';
  return (chunk) => {
    const { token } = Object(chunk) as { readonly token?: { readonly text?: string; readonly special?: boolean } };
    text += typeof chunk === 'string' ? chunk : token?.special ? '' : (token?.text ?? '');
    return { text, all: text };
  };
}

function readWords(part: MessagePart): string {
  return part.type === 'text' ? part.text : '';
}

function print(part: MessagePart): string {
  if (part.type === 'tool-call') return `${part.name}(${part.arguments}`;
  return part.type === 'text' || part.type === 'reasoning' || part.type === 'refusal' ? part.text : '';
}
