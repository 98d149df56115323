import type { PendingCall, ToolDecision } from '@hubkit/inference';
import { CliError } from '../command-line/errors.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert, note } from '../io/print.ts';
import { openLineEditor } from './line-editor.ts';

/** Asks a question at the terminal; undefined at the end of input. Rejects when the signal is aborted. */
export type Ask = (question: string, signal: AbortSignal) => Promise<string | undefined>;

/** How calls that need approval are decided. */
export interface ApprovalSettings {
  /** Approves all of them, by `--yes`. */
  readonly isApproved?: boolean | undefined;
  /** Asks in a conversation. @default by an editor of its own */
  readonly ask?: Ask | undefined;
}

/**
 * Decides about the calls of tools that need approval: asks for each at the terminal. Enter alone denies, and words other than yes and no are
 * the reason, which the model reads.
 *
 * @throws CliError without a terminal.
 */
export async function approveCalls(
  pending: readonly PendingCall[],
  { isApproved = false, ask }: ApprovalSettings,
  { io, signal }: { readonly io: Io; readonly signal: AbortSignal },
): Promise<readonly ToolDecision[]> {
  if (isApproved) return pending.map(({ call: { id } }) => ({ id, isApproved: true }));
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true) {
    const names = [...new Set(pending.map(({ call }) => inert(call.name)))].join(' and ');
    throw new CliError(
      `The model wants to run ${names}, which needs your approval, and there is no terminal to ask at. Pass --yes to approve all calls.`,
    );
  }
  const editor = ask ? undefined : await openLineEditor(io);
  try {
    const question: Ask = ask ?? ((text, signal) => (editor as NonNullable<typeof editor>).ask(text, signal));
    const decisions: ToolDecision[] = [];
    for (const { call } of pending) {
      const { bold } = colorsFor(io);
      await note(
        io,
        `hubkit: the model wants to run ${bold(inert(call.name))}:\n${inert(shownArguments(call.arguments))}`,
      );
      const reply = (await question('Run it? [y/N, or a reason why not] ', signal)) ?? '';
      decisions.push({ id: call.id, ...parseDecision(reply) });
    }
    return decisions;
  } finally {
    await editor?.close();
  }
}

function parseDecision(reply: string): Omit<ToolDecision, 'id'> {
  if (/^y(es)?$/i.test(reply)) return { isApproved: true };
  return /^(no?)?$/i.test(reply) ? { isApproved: false } : { isApproved: false, reason: reply };
}

/** The arguments as the tool gets them, never shortened: what is not seen must not be approved. */
function shownArguments(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
