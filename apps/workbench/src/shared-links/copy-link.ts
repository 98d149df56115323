import { ShareError } from './codec.ts';
import { type SharedState, shareFragment } from './shared-state.ts';

/** The outcome of sharing a state. */
export interface LinkOutcome {
  /** A sentence for the user. */
  readonly note: string;
  /** The link, where the page may not write to the clipboard: it is copied by hand. */
  readonly link?: string;
}

/** Copies a link that holds a state. */
export async function copyLink(state: SharedState): Promise<LinkOutcome> {
  let link: string;
  try {
    link = `${globalThis.location.origin}/open#${await shareFragment(state)}`;
  } catch (error) {
    if (error instanceof ShareError) return { note: error.message };
    throw error;
  }
  try {
    await navigator.clipboard.writeText(link);
    return { note: 'Link copied. It opens in any workbench on this machine.' };
  } catch {
    // Denied, or absent: pages of other machines without TLS have no clipboard.
    return { note: 'Copy this link. It opens in any workbench on this machine.', link };
  }
}
