/** True for an object or a list in the place of the name of a file. Names such as `[id].json` are those of files. */
export function isJsonValue(given: string): boolean {
  return /^\s*[[{]/.test(given) && !/\.\w+$/.test(given);
}
