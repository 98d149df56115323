import type { Outcome } from '../engine.ts';
import type { CampaignReport, Found } from './campaign.ts';

/** A failure as one reads it: what differs, the shrunk case, and how to have it again. */
export function printFound(found: Found, seed: number): string {
  const { item, difference, index } = found;
  return [
    `--- ${difference} (case ${index} of seed ${seed}: npm run fuzz -w @hubkit/jinja -- --seed ${seed} --first ${index} --cases 1)`,
    `template ${JSON.stringify(item.template)}`,
    ...(item.templates ? [`templates ${JSON.stringify(item.templates)}`] : []),
    ...(Object.keys(item.options ?? {}).length > 0 ? [`options  ${JSON.stringify(item.options)}`] : []),
    `context  ${item.context}`,
    `Python   ${printOutcome(found.python)}`,
    `ours     ${printOutcome(found.ours)}`,
  ].join('\n');
}

const printOutcome = (outcome: Outcome): string =>
  outcome.ok ? JSON.stringify(outcome.output) : `${outcome.type} at line ${outcome.line}: ${outcome.message}`;

/** The counts of a run in one line. */
export function printCounts(report: CampaignReport): string {
  const aside = [...report.aside].map(([reason, count]) => `${count} ${reason}`).join('; ');
  return (
    `${report.same} the same (${report.rendered} of them rendered), ${report.otherMessages.length} errors worded otherwise, ` +
    `${report.failures.length} differ${aside ? `; left out: ${aside}` : ''}`
  );
}
