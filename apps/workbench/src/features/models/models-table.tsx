import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { formatPrice, tokenCount } from '../../services/format-model-facts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmulatorBadge } from '../../ui/emulator-badge.tsx';
import type { ListedModel, ListOrder } from './list-facts.ts';
import type { SortColumn } from './models-search.ts';
import styles from './models-table.module.css';
import { modelParams } from './read-found.ts';
import { useOpenChat } from './use-open-chat.ts';

interface ModelsTableProps {
  readonly models: readonly ListedModel[];
  /** Undefined for the order of the hub. */
  readonly order: ListOrder | undefined;
  readonly onOrder: (order: ListOrder | undefined) => void;
}

/** Rows that are drawn at once, more than a window shows; the others follow after their first paint. */
const FIRST_ROWS = 20;

/** Models with their facts, sorted by a click on the head of a column; a third click gives the order of the hub back. */
export function ModelsTable({ models, order, onOrder }: ModelsTableProps) {
  const drawn = useDeferredValue(models, models.slice(0, FIRST_ROWS));
  const head = (by: SortColumn, label: string, hint?: string) => (
    <SortHead key={by} by={by} label={label} hint={hint} order={order} onOrder={onOrder} />
  );
  return (
    <table className={`frame ${styles.table}`}>
      <thead>
        <tr>
          {head('name', 'Model')}
          {head('context', 'Context')}
          {head('input', '$ in', 'USD per 1M tokens of input')}
          {head('output', '$ out', 'USD per 1M tokens of output')}
          <th scope="col">Abilities</th>
          <th scope="col">Providers</th>
          <th scope="col">License</th>
          {head('released', 'Released')}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {drawn.map((model) => (
          <ModelRow key={model.id} model={model} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps extends Pick<ModelsTableProps, 'order' | 'onOrder'> {
  readonly by: SortColumn;
  readonly label: string;
  /** The unit of the numbers. */
  readonly hint: string | undefined;
}

function SortHead({ by, label, hint, order, onOrder }: SortHeadProps) {
  const isSorted = order?.by === by;
  const next = !isSorted ? { by, isDescending: false } : order.isDescending ? undefined : { by, isDescending: true };
  const sort = isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={sort} className={NUMBERS.has(by) ? styles.number : undefined}>
      <button type="button" className={styles.sort} title={hint} onClick={() => onOrder(next)}>
        {label}
        <span aria-hidden="true" className={styles.arrow}>
          {isSorted ? (order.isDescending ? '↓' : '↑') : '↕'}
        </span>
      </button>
    </th>
  );
}

const NUMBERS: ReadonlySet<SortColumn> = new Set(['context', 'input', 'output']);

/** Drawn again for another model only, so that letters of a search are not held up. */
const ModelRow = memo(function ModelRow({ model }: { readonly model: ListedModel }) {
  const { id, task, providers, license, released, contextLength, abilities, isEmulated, isChat } = model;
  const openChat = useOpenChat();
  const canRun = TASK_INDEX.some((entry) => entry.id === task && entry.canRun);
  const query = encodeURIComponent(id);
  const nameAt = id.indexOf('/') + 1;
  return (
    <tr>
      <th scope="row">
        <Link to="/models/$owner/{-$name}" params={modelParams(id)} className={styles.name} title={id}>
          <span className={styles.owner}>{id.slice(0, nameAt)}</span>
          <span className={styles.own}>{id.slice(nameAt)}</span>
        </Link>
        <span className={styles.task}>
          {task !== undefined && taskLabel(task)} {isEmulated && <EmulatorBadge />}
        </span>
        {/* On a telephone, in the place of the columns. */}
        <span className={styles.brief}>{describeBriefly(model)}</span>
      </th>
      <Cell isNumber>{contextLength === undefined ? undefined : tokenCount(contextLength)}</Cell>
      <Cell isNumber>{model.inputPrice !== undefined && formatPrice(model.inputPrice)}</Cell>
      <Cell isNumber>{model.outputPrice !== undefined && formatPrice(model.outputPrice)}</Cell>
      <Cell isShort>{abilities.join(', ')}</Cell>
      <Cell>
        {providers.length > 0 && (
          <span className={styles.providers} title={providers.join(', ')}>
            <span>{providers[0]}</span>
            {providers.length > 1 && `+${providers.length - 1}`}
          </span>
        )}
      </Cell>
      <Cell isShort>{license}</Cell>
      <Cell>{released?.slice(0, 7)}</Cell>
      <td className={styles.actions}>
        {isChat && <Button size="small" iconOnly icon="chat" label={`Chat with ${id}`} onClick={() => openChat(id)} />}
        {canRun && (
          <ButtonLink
            size="small"
            iconOnly
            icon="play"
            label={`Run ${id}`}
            href={`/tasks/${task}/try?model=${query}`}
          />
        )}
        {isChat && (
          <ButtonLink
            size="small"
            iconOnly
            icon="braces"
            label={`Template of ${id}`}
            href={`/templates?model=${query}`}
          />
        )}
      </td>
    </tr>
  );
});

/** `131k context · $0.10 / $0.50 per 1M`, of what is known. */
function describeBriefly({ contextLength, inputPrice, outputPrice }: ListedModel): string {
  const facts = [
    contextLength !== undefined && `${tokenCount(contextLength)} context`,
    inputPrice !== undefined &&
      outputPrice !== undefined &&
      `${formatPrice(inputPrice)} / ${formatPrice(outputPrice)} per 1M`,
  ];
  return facts.filter(Boolean).join(' · ');
}

interface CellProps {
  readonly children: ReactNode;
  readonly isNumber?: boolean;
  /** One line of text, cut where it has no room. */
  readonly isShort?: boolean;
}

/** A cell, with a dash for no value. */
function Cell({ children, isNumber, isShort }: CellProps) {
  return (
    <td
      className={isNumber ? styles.number : isShort ? styles.short : undefined}
      title={isShort && typeof children === 'string' ? children : undefined}
    >
      {children || (
        <>
          <span aria-hidden="true" className={styles.none}>
            –
          </span>
          <span className="visually-hidden">unknown</span>
        </>
      )}
    </td>
  );
}
