import type { Row } from '@hubkit/bulk';
import type { PlanModel } from '@hubkit/bulk/evaluate';
import type { PagePlan } from './batch-cells.ts';

/** What the form has, as far as answers depend on it. */
interface Asked {
  /** Undefined while the rows cannot be read. */
  readonly rows: readonly Row[] | undefined;
  readonly prompt: string;
  readonly system: string;
  /** A model that is '' is not known yet. */
  readonly models: readonly PlanModel[];
}

/** Names what of the form has changed since a plan was run: its answers are those to something else. */
export function changedSince(plan: PagePlan, { rows, prompt, system, models }: Asked): string | undefined {
  if (rows !== undefined && rows !== plan.data && JSON.stringify(rows) !== JSON.stringify(plan.data)) return 'rows';
  if (prompt !== plan.prompt || system.trim() !== (plan.system ?? '').trim()) return 'prompt';
  if (models.some(({ model }) => model === '')) return undefined;
  return printNames(models) === printNames(plan.models) ? undefined : 'models';
}

function printNames(models: readonly PlanModel[]): string {
  return JSON.stringify(models.map(({ model, provider = 'auto' }) => [model, provider]));
}
