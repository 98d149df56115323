import { CliError } from '../command-line/errors.ts';

/** What a service gave in the place of an answer. */
interface Answer {
  readonly text: string;
  readonly refusal: string;
  readonly finishReason: string | null | undefined;
  /** Names of the tools that the model called. */
  readonly called: readonly string[];
  /** True if a text of the answer's own kind is not to be expected. */
  readonly hasTools: boolean;
}

/** Throws where an answer is missing, so that a script sees it: refused, filtered, used up by reasoning, or empty. */
export function rejectEmptyAnswer({ text, refusal, finishReason, called, hasTools }: Answer): void {
  if (refusal !== '') throw new CliError(`The model declined to answer: ${refusal}`);
  if (finishReason === 'content_filter') throw new CliError("The service's content filter ended the answer.");
  if (text.trim() !== '') return;
  if (finishReason === 'length') {
    throw new CliError('The answer is empty: its tokens were used up before its text began. Raise --max-tokens.');
  }
  if (!hasTools && called.length > 0) {
    throw new CliError(
      `The model called ${[...new Set(called)].join(' and ')} instead of answering; no tool of this name is offered.`,
    );
  }
  throw new CliError('The answer is empty.');
}
