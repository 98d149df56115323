import { fileURLToPath } from 'node:url';
import { startPython } from '../python-process.ts';

/** One rendering: JSON texts, so that 1.0 and big integers keep their form, and keywords of `apply_chat_template`. */
export interface Call {
  readonly messages: string;
  readonly tools: string | null;
  readonly documents: string | null;
  readonly variables: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Includes the character ranges of assistant messages in the outcome. */
  readonly spans: boolean;
}

/** A model folder and the conversations to render with it. */
export interface ModelCase {
  readonly files: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
}

/** The outcome of a call, here or in Python. `spans` are in code points. */
export type ChatOutcome =
  | { readonly ok: true; readonly output: unknown; readonly spans?: readonly (readonly [number, number])[] }
  | { readonly ok: false; readonly type: string; readonly message: string };

/** A Python process with transformers. */
export interface TransformersOracle {
  readonly transformers: string;
  apply(model: ModelCase): Promise<ChatOutcome[]>;
  describe(sources: readonly string[]): Promise<ChatOutcome[]>;
  /** Templates of each model folder, as its tokenizer and as its processor loads them. */
  templates(
    folders: readonly ModelCase['files'][],
  ): Promise<(readonly [tokenizer: ChatOutcome, processor: ChatOutcome])[]>;
  /** Names that each template may take from outside; null for one that does not compile. */
  variables(templates: readonly string[]): Promise<(readonly string[] | null)[]>;
  close(): void;
}

/** Starts this Python, which must have transformers. */
export async function startTransformers(python: string): Promise<TransformersOracle> {
  const script = fileURLToPath(new URL('oracle.py', import.meta.url));
  const { first, request, close } = await startPython<{ transformers: string }>(python, script);
  return {
    transformers: first.transformers,
    apply: (model) => request<ChatOutcome[]>(model),
    describe: (tools) => request<ChatOutcome[]>({ tools }),
    templates: (folders) => request<[ChatOutcome, ChatOutcome][]>({ folders }),
    variables: (templates) => request<(readonly string[] | null)[]>({ variables: templates }),
    close,
  };
}
