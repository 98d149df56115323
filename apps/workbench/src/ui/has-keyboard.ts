/** Returns true where a field can have the focus without a keyboard on the screen that covers half of it. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover)').matches;
}
