import { fileURLToPath } from 'node:url';
import type { ResponseTemplate } from '../../src/chat/response/index.ts';
import { startPython } from '../python-process.ts';

/** A text that is parsed here and in Python. */
export interface ResponseCase {
  readonly template: ResponseTemplate;
  readonly text: string;
  readonly prefix: string;
  readonly tools: readonly object[] | null;
}

/** The outcome of parsing. */
export type ResponseOutcome =
  | { readonly ok: true; readonly message: unknown }
  | { readonly ok: false; readonly type: string; readonly error: string };

/** A Python process that parses with transformers. */
export interface ResponseOracle {
  /** Its version. */
  readonly transformers: string;
  /** Outcomes of the whole text, and of the text cut at every character. */
  parse(cases: readonly ResponseCase[]): Promise<(readonly [whole: ResponseOutcome, cut: ResponseOutcome])[]>;
  close(): void;
}

/** Starts this Python, which must have transformers. */
export async function startResponseOracle(python: string): Promise<ResponseOracle> {
  const script = fileURLToPath(new URL('oracle.py', import.meta.url));
  const { first, request, close } = await startPython<Pick<ResponseOracle, 'transformers'>>(python, script);
  return { ...first, parse: (cases) => request({ cases }), close };
}
