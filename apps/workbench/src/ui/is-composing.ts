/**
 * True for a key that an input method takes, such as the Enter that accepts a word. Safari ends the composition before it sends that
 * key, and marks it by the code 229 alone.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
