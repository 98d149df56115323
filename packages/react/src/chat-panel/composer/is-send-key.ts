import type { KeyboardEvent } from 'react';

/**
 * True for Enter alone, and not while an input method composes a character with it. Safari ends the composition before it sends that
 * key, and marks it by the code 229 alone.
 */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}
