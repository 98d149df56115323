import { Link } from '@tanstack/react-router';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { tokenCount } from '../../services/format-model-facts.ts';
import { ProviderTile } from '../../services/provider-tile.tsx';
import type { ModelFacts } from '../../services/read-models.ts';
import { useModelFacts } from '../../services/use-model-options.ts';
import { TaskTile } from '../../task-card/task-tile.tsx';
import { Facts } from '../../ui/facts.tsx';
import styles from './model-page.module.css';
import { modelParams } from './model-params.ts';
import { type FullRecord, readMapping } from './parse-record.ts';

interface ModelAsideProps {
  readonly id: string;
  readonly record: FullRecord;
}

/** Shows the facts of a model and its providers, each linked to the code that calls the model there. */
export function ModelAside({ id, record }: ModelAsideProps) {
  const isChat = record.tags.includes('conversational');
  const facts = useModelFacts(isChat ? 'conversational' : '').get(id);
  const task = TASK_INDEX.find((entry) => entry.id === record.pipeline_tag);
  const providers = [...new Set(readMapping(record.inferenceProviderMapping).map(({ provider }) => provider))];
  return (
    <aside className={styles.aside} aria-label="About the model">
      {task && (
        <Link to="/tasks/$task" params={{ task: task.id }} className={styles.task}>
          <TaskTile task={task.id} modality={task.modality} />
          {taskLabel(task.id)}
        </Link>
      )}
      {providers.length > 0 && (
        <section className={styles.providers} aria-labelledby="providers">
          <h2 id="providers">Providers</h2>
          <ul>
            {providers.map((provider) => (
              <li key={provider}>
                <Link to="/models/$owner/{-$name}" params={modelParams(id)} search={{ tab: 'call', provider }}>
                  <ProviderTile id={provider} isNamed />
                  <span className={styles.cost}>{costAt(facts, provider)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {isChat && <p className={styles.quiet}>USD for a million tokens, in / out</p>}
        </section>
      )}
      {/* Last, as prices and context come after the record: nothing moves. */}
      <Facts facts={knownFacts(record, facts)} />
    </aside>
  );
}

/** The facts that the record and the router have; others are left out. */
function knownFacts(record: FullRecord, facts: ModelFacts | undefined): readonly (readonly [string, string])[] {
  const { library_name: library, safetensors, tags } = record;
  const { downloads, likes } = record as { readonly downloads?: unknown; readonly likes?: unknown }; // Checked by `count`.
  const license = tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length);
  const parameters = count((safetensors as { readonly total?: unknown } | undefined)?.total);
  return (
    [
      ['Library', library],
      ['License', license],
      ['Parameters', parameters],
      ['Context', facts?.contextLength !== undefined && `${tokenCount(facts.contextLength)} tokens`],
      ['Takes images', facts && (facts.seesImages ? 'yes' : 'no')],
      ['Calls tools', facts && (facts.hasTools ? 'yes' : 'no')],
      ['Downloads a month', count(downloads)],
      ['Likes', count(likes)],
    ] as const
  ).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** Formats a count as `1.2M`. Undefined without a number, and for 0, which the emulator has for counts. */
function count(value: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0) return undefined;
  return value < 1_000_000_000 ? tokenCount(value) : `${+(value / 1_000_000_000).toFixed(1)}B`;
}

function costAt(facts: ModelFacts | undefined, provider: string): string {
  const cost = facts?.prices[provider];
  return cost ? `$${cost.input.toFixed(2)} / $${cost.output.toFixed(2)}` : '';
}
