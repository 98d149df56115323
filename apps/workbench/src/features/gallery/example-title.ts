/** Returns the name of an example as people read it: `result-boxes` is `Result boxes`, and a hook has its name. */
export function toTitle(name: string): string {
  if (name.startsWith('use-')) return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
