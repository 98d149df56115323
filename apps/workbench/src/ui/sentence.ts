/** The name of a field or a state as words: `Negative prompt` of `negative_prompt`. */
export function sentence(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
