import { listFaults } from '../packages/emulator/src/faults/table.ts';
import { table } from './markdown-table.ts';

/** The table of faults, by their names, with the parameters that a request for one may give. */
export function faultTable(): string {
  const rows = listFaults().map(({ name, summary, parameters }) => {
    const settings = Object.entries(parameters).map(([key, value]) => `;${key}=${value}`);
    return [`\`${[name, ...settings].join('')}\``, summary.replaceAll('|', '\\|')];
  });
  return table(['fault, with the defaults of its parameters', 'what happens'], rows);
}
