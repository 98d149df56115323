/** A name of a run without characters that a file cannot have: `a b` of `../a b/*`; '' where none is left. */
export function cleanName(name = ''): string {
  return name
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ .-]+|[ .-]+$/g, '')
    .slice(0, 80);
}

/** The beginning of the names of the files of a run: its name, with hyphens for spaces. */
export function fileStem(name: string | undefined): string {
  return cleanName(name).replaceAll(' ', '-');
}
