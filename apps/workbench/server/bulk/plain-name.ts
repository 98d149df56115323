/** True for the name of a file in a folder: no path, nothing hidden, and nothing that leads elsewhere. */
export function isPlainName(name: unknown): name is string {
  return typeof name === 'string' && /^[^./\\\0][^/\\\0]*$/.test(name);
}
