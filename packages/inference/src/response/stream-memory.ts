/** Members of a chunk of a chat or of generated text; nothing of them is taken for granted. */
interface AnyChunk {
  readonly choices?: readonly {
    readonly index?: unknown;
    readonly finish_reason?: unknown;
    readonly delta?: { readonly content?: unknown; readonly tool_calls?: unknown } | null;
  }[];
  readonly usage?: unknown;
  readonly token?: { readonly text?: unknown; readonly special?: unknown };
  readonly generated_text?: unknown;
}

/** The memory of a stream that can be joined after some of its chunks were read. Of most chunks, only the text is kept. */
export class StreamMemory {
  /** The chunks that have more than text, and the first one. */
  readonly kept: unknown[] = [];
  /** Text of the first choice in all other chunks. */
  text = '';
  /** True when the stream has come to its own end. */
  isComplete = false;

  add(chunk: unknown): void {
    const text = this.kept.length > 0 ? plainText(chunk as AnyChunk) : undefined;
    if (text === undefined) this.kept.push(chunk);
    else this.text += text;
  }
}

/** The text of a chunk of the first choice that has nothing else. */
function plainText({ choices, usage, token, generated_text: whole }: AnyChunk): string | undefined {
  if (token) return whole ? undefined : token.special ? '' : String(token.text);
  const [choice, another] = choices ?? [];
  if (!choice || another || choice.index || choice.finish_reason || usage || choice.delta?.tool_calls) return;
  return String(choice.delta?.content ?? '');
}
