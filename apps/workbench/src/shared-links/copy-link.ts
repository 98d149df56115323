import { ShareError } from './codec.ts';
import { type SharedState, shareFragment } from './shared-state.ts';

/** Copies a link that holds a state. Returns a sentence about the outcome. */
export async function copyLink(state: SharedState): Promise<string> {
  try {
    const fragment = await shareFragment(state);
    await navigator.clipboard.writeText(`${globalThis.location.origin}/open#${fragment}`);
    return 'Link copied. It opens in any workbench on this machine.';
  } catch (error) {
    return error instanceof ShareError ? error.message : 'Clipboard access was denied.';
  }
}
