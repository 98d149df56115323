import type { KeyboardEvent } from 'react';

/** True for Enter alone, and not while an input method composes a character with it. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}
