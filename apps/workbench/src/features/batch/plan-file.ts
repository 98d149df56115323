/** Name of the file of a plan. */
export function planFile(name: string): string {
  return `${name.trim().replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'batch'}.json`;
}

/** The command that runs the file of a plan. */
export function evalCommand(name: string): string {
  return `hubkit eval ${planFile(name)}`;
}
