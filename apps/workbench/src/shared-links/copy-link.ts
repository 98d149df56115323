import { TooLargeError } from './codec.ts';
import { type SharedState, shareFragment } from './shared-state.ts';

/** The outcome of sharing a state. */
export interface LinkOutcome {
  /** A sentence for the user. */
  readonly note: string;
  /** The link, where the page may not write to the clipboard: it is copied by hand. */
  readonly link?: string;
  /** True where the reader has not gone elsewhere since: the question for the right to the clipboard may stay open for long. */
  readonly takesFocus?: boolean;
}

/**
 * Copies a link that holds a state: for workbenches on this machine, or, with the address of the viewer, for any browser. Rejects with
 * the reason where none can be made.
 */
export async function copyLink(state: SharedState, viewer?: string): Promise<LinkOutcome> {
  const before = document.activeElement;
  const { fragment, isWithoutResult } = await createFragment(state);
  const link = `${viewer ?? `${globalThis.location.origin}/open`}#${fragment}`;
  const opens = `Opens in any ${viewer === undefined ? 'workbench on this machine' : 'browser'}.`;
  const about = isWithoutResult ? `${opens} The result is too large for a link.` : opens;
  try {
    await navigator.clipboard.writeText(link);
    return { note: `Link copied. ${about}` };
  } catch {
    // Denied, or absent: pages of other machines without TLS have no clipboard.
    return { note: `Copy this link. ${about}`, link, takesFocus: document.activeElement === before };
  }
}

/** A run whose result does not fit is shared without it. */
async function createFragment(
  state: SharedState,
): Promise<{ readonly fragment: string; readonly isWithoutResult?: true }> {
  try {
    return { fragment: await shareFragment(state) };
  } catch (error) {
    if (!(error instanceof TooLargeError) || state.kind !== 'run' || state.output === undefined) throw error;
    const { output: _tooLarge, ...call } = state;
    return { fragment: await shareFragment(call), isWithoutResult: true };
  }
}
