import { TooLargeError } from './codec.ts';
import { mediaOfTask } from './media-of-task.ts';
import { type SharedState, shareFragment } from './shared-state.ts';

/** The outcome of sharing a state. */
export interface LinkOutcome {
  /** A sentence for the user. */
  readonly note: string;
  /** True for a link that is in the clipboard. */
  readonly isCopied?: true;
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
  const { fragment, without } = await createFragment(state);
  const link = `${viewer ?? `${globalThis.location.origin}/open`}#${fragment}`;
  const opens = `Opens in any ${viewer === undefined ? 'workbench on this machine' : 'browser'}.`;
  try {
    await navigator.clipboard.writeText(link);
    return { note: `Link copied${without}. ${opens}`, isCopied: true };
  } catch {
    // Denied, or absent: pages of other machines without TLS have no clipboard.
    return { note: `Copy this link${without}. ${opens}`, link, takesFocus: document.activeElement === before };
  }
}

interface Fragment {
  readonly fragment: string;
  /** What the link leaves out, for the sentence about it. */
  readonly without: string;
}

/** A run is shared without a result that is a file or too large. */
async function createFragment(state: SharedState): Promise<Fragment> {
  const media = state.kind === 'run' && mediaOfTask(state.task ?? '');
  const without = media ? `, without the ${media}` : '';
  try {
    return { fragment: await shareFragment(state), without };
  } catch (error) {
    if (!(error instanceof TooLargeError) || state.kind !== 'run' || state.output === undefined) throw error;
    const { output: _tooLarge, madeBy: _ofOutput, ...call } = state;
    return { fragment: await shareFragment(call), without: ', without the result, which is too large for one' };
  }
}
