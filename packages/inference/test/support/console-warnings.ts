import { type Mock, vi } from 'vitest';
import { setLogger } from '../../src/index.ts';

/** Watches the warnings on the console, silently. Another file of the same process may have sent them elsewhere with `setLogger`. */
export function watchWarnings(): Mock<Console['warn']> {
  setLogger(console);
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}
