import { findChatModel } from '@hubkit/catalog/chat-models';
import { Link } from '@tanstack/react-router';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { formatPrice } from '../../services/format-model-facts.ts';
import { readMapping } from '../../services/provider-mapping.ts';
import { ProviderTile } from '../../services/provider-tile.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { TaskTile } from '../../task-card/task-tile.tsx';
import { Facts } from '../../ui/facts.tsx';
import { formatSource } from './model-facts-row.tsx';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { sortByPrice } from './provider-prices.ts';
import { modelParams } from './read-found.ts';

interface ModelAsideProps {
  readonly id: string;
  readonly record: FullRecord;
}

/** Shows the task of a model, its providers by price, each linked to the code that calls the model there, and the size of its weights. */
export function ModelAside({ id, record }: ModelAsideProps) {
  const isChat = record.tags.includes('conversational');
  const facts = useModelFacts(isChat ? 'conversational' : '').get(id);
  const known = findChatModel(id);
  const task = TASK_INDEX.find((entry) => entry.id === record.pipeline_tag);
  const providers = [...new Set(readMapping(record.inferenceProviderMapping).map(({ provider }) => provider))];
  const stated = (record.safetensors as { readonly total?: unknown } | undefined)?.total;
  const total = known?.parameters?.value.total ?? (typeof stated === 'number' && stated > 0 ? stated : undefined);
  return (
    <aside className={`frame ${styles.aside}`} aria-label="About the model">
      {task && (
        <Link to="/tasks/$task" params={{ task: task.id }} className={styles.task}>
          <TaskTile task={task.id} modality={task.modality} />
          {taskLabel(task.id)}
        </Link>
      )}
      {providers.length > 0 && (
        <section className={styles.providers} aria-labelledby="providers">
          <h2 id="providers">Providers</h2>
          {isChat && <p className="quiet">$ per 1M tokens (input / output)</p>}
          <ul>
            {sortByPrice(providers, facts?.prices ?? {}).map(({ provider, price }) => {
              const offer = price && known?.offers?.[provider];
              return (
                <li key={provider} title={offer && formatSource(offer)}>
                  <Link to="/models/$owner/{-$name}" params={modelParams(id)} search={{ tab: 'call', provider }}>
                    <ProviderTile id={provider} isNamed />
                    {isChat && (
                      <span className={styles.cost}>
                        {price ? `${formatPrice(price.input)} / ${formatPrice(price.output)}` : 'unknown'}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {total !== undefined && <Weights total={total} />}
      {record.library_name !== undefined && <p className="quiet">Library: {record.library_name}</p>}
    </aside>
  );
}

interface WeightsProps {
  /** Number of parameters. */
  readonly total: number;
}

/** Bits of a weight in usual files. Those of GGUF types have scales beside the weights (`GGUF_QUANT_DESCRIPTIONS` of the catalog). */
const BITS: readonly (readonly [type: string, bits: number])[] = [
  ['BF16', 16],
  ['Q8_0', 8.5],
  ['Q4_K', 4.5],
];

/** The memory that the weights of a model take, by quantization; context and cache come on top. */
function Weights({ total }: WeightsProps) {
  return (
    <section aria-labelledby="weights">
      <h2 id="weights">Weights in memory</h2>
      <Facts look="rows" facts={BITS.map(([type, bits]) => [type, gigabytes((total * bits) / 8)])} />
    </section>
  );
}

/** `4.5 GB`, of 10⁹ bytes. */
function gigabytes(bytes: number): string {
  const value = bytes / 1_000_000_000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} GB`;
}
