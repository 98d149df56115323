import type { PendingCall, ToolOutcome } from '@hubkit/inference';
import { CliError, OutputClosedError } from '../command-line/errors.ts';
import { colorsFor, hasColors } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { openMarkdownPainter } from '../io/markdown/painter.ts';
import { inert, note, print, printText } from '../io/print.ts';
import { logged } from '../log/call-log.ts';
import type { AnswerRequest, Message } from './answer-request.ts';
import { approveCalls } from './approve-calls.ts';
import { type CostMeter, openCostMeter } from './cost-meter.ts';
import { type Piece, requestPieces } from './request-pieces.ts';
import { describeUsage, type Usage } from './usage.ts';

/** Characters of the line about a tool that ran. */
const MAX_OUTCOME = 200;

/** Requests one answer, prints it as it arrives, and returns its messages: more than one where the model calls tools. */
export function answer(messages: readonly Message[], request: AnswerRequest, io: Io): Promise<readonly Message[]> {
  return logged({ command: 'chat', target: request.connection.target }, io, (count) =>
    showAnswer(messages, request, io, count),
  );
}

async function showAnswer(
  messages: readonly Message[],
  request: AnswerRequest,
  io: Io,
  count: (tokens: number | undefined) => void,
): Promise<readonly Message[]> {
  const { signal = io.signal, isJson, isMarkdown = false, onText, hasUsage } = request;
  const started = io.now();
  let firstAt: number | undefined;
  let text = '';
  let messagesOfTools: readonly Message[] | undefined;
  let last = '\n';
  let finishReason: string | null | undefined;
  let usage: Usage | undefined;
  let refusal = '';
  const called: string[] = [];
  const meter = hasUsage ? openCostMeter(request.findPrice ?? (async () => undefined)) : undefined;
  const thoughts = openThoughts(io);
  const openPainter = () =>
    isMarkdown && !isJson && hasColors(io, io.stdout) ? openMarkdownPainter(colorsFor(io, io.stdout)) : undefined;
  let painter = openPainter();
  const show = async (output: string) => {
    if (output === '' || io.signal.reason instanceof OutputClosedError) return;
    // The painter makes control characters visible itself, and adds those of the colors.
    await (painter ? print(io, output) : printText(io, output));
    last = output;
  };
  /** Ends what is shown, so that a question is on a line of its own. */
  const endOutput = async () => {
    status.clear();
    await thoughts.end();
    if (painter) await show(painter.end());
    if (!last.endsWith('\n') && !(io.signal.reason instanceof OutputClosedError)) await print(io, '\n');
    last = '\n';
    painter = openPainter();
  };
  const decide = async (pending: readonly PendingCall[]) => {
    await endOutput();
    return approveCalls(pending, request.approval ?? {}, { io, signal });
  };
  const { status, target } = request.connection;
  status.wait(`waiting for ${target.model ?? 'the service'}`);
  try {
    const metered = meter ? observed(request, meter) : request;
    for await (const piece of requestPieces(messages, { ...metered, decide }, signal)) {
      const output = isJson ? formatJson(piece) : painter ? painter.push(inert(piece.text)) : piece.text;
      text += piece.text;
      refusal += piece.refusal ?? '';
      called.push(...(piece.called ?? []));
      onText?.(piece.text);
      finishReason = piece.finishReason ?? finishReason;
      usage = piece.usage ?? usage;
      status.clear();
      messagesOfTools = piece.messages ?? messagesOfTools;
      if (piece.reasoning) await thoughts.show(piece.reasoning);
      for (const outcome of piece.outcomes ?? []) await showOutcome(outcome, io);
      if (output === '') continue;
      firstAt ??= io.now();
      await thoughts.end();
      await show(output);
      signal.throwIfAborted();
    }
  } finally {
    // Also after Ctrl-C, so that the shell prompt starts on a new line.
    await endOutput();
  }
  if (usage) count((usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0));
  if (finishReason === 'length' && text !== '')
    await note(io, 'hubkit: the answer was cut off at the token limit (--max-tokens)');
  if (meter) {
    const totalMs = io.now() - started;
    const facts = {
      firstMs: firstAt === undefined ? undefined : firstAt - started,
      totalMs,
      cost: await meter.total(),
      ...meter.cache(),
    };
    await note(io, colorsFor(io).dim(`hubkit: ${describeUsage(usage, facts)}`));
  }
  rejectEmptyAnswer({ text, refusal, finishReason, called, hasTools: request.tools !== undefined });
  return messagesOfTools ?? [{ role: 'assistant', content: text }];
}

function observed(request: AnswerRequest, { observer }: CostMeter): AnswerRequest {
  const { connection } = request;
  return { ...request, connection: { ...connection, options: { ...connection.options, telemetry: observer } } };
}

/** The lines of a piece with `--json`: what the service sent, and the results of tools. */
function formatJson({ raw, outcomes = [] }: Piece): string {
  const results = outcomes.map(({ call, content }) => ({ tool: { ...call, content } }));
  return [...(raw === undefined ? [] : [raw]), ...results].map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** Shows the reasoning of a model above its answer, on standard error and only at a terminal. */
function openThoughts(io: Io): { show(piece: string): Promise<void>; end(): Promise<void> } {
  const { dim } = colorsFor(io);
  let isOpen = false;
  return {
    async show(piece) {
      if (io.stderr.isTTY !== true || io.stdout.isTTY !== true) return;
      isOpen = true;
      io.stderr.write(dim(inert(piece)));
    },
    async end() {
      if (isOpen) await note(io, '\n');
      isOpen = false;
    },
  };
}

/** Prints a finished call of a tool to standard error. */
async function showOutcome({ call, content, error }: ToolOutcome, io: Io): Promise<void> {
  const result = content.replaceAll(/\s+/g, ' ').trim();
  const line = `${call.name} ${call.arguments} ${error === undefined ? '→' : 'failed:'} ${result}`;
  const short = line.length > MAX_OUTCOME ? `${line.slice(0, MAX_OUTCOME - 1)}…` : line;
  await note(io, colorsFor(io).dim(`hubkit: ${inert(short)}`));
}

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
function rejectEmptyAnswer({ text, refusal, finishReason, called, hasTools }: Answer): void {
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
