import type { FaultDescription } from '@hubkit/emulator';

/** Formats the list of faults: a line for the name and the parameters with their defaults, a line for the summary. */
export function formatFaults(faults: readonly FaultDescription[]): string {
  const lines = faults.map(({ name, summary, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `;${key}=${value}`);
    return `${name}${defaults.join('')}\n    ${summary}`;
  });
  return `${lines.join('\n')}\n\nEvery fault also takes target=provider|router|hub|media|any|/path, times=<number> and skip=<number>.\n`;
}
