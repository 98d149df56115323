import * as React from 'react';
import { safeSource } from '../edit-link/safe-source.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { TaskModel, TaskPageData } from './task.ts';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';

/** Props of the table of models. */
export interface TaskModelsProps extends Omit<ElementProps<'figure'>, 'children'> {
  readonly task: Pick<TaskPageData, 'models' | 'pickedOn'>;
  /** The page of a model. @default none has one */
  readonly hrefOf?: ((id: string) => string | undefined) | undefined;
  readonly labels?: Partial<TaskLabels> | undefined;
}

/** A table of recommended models: strength, size, license, month of release and the reason for the choice. */
export const TaskModels = /* @__PURE__ */ React.forwardRef<HTMLElement, TaskModelsProps>(function TaskModels(
  { task: { models = [], pickedOn }, hrefOf, labels: words, ...props },
  ref,
) {
  const { modelTable } = { ...DEFAULT_TASK_LABELS, ...words };
  if (models.length === 0) return null;
  const own = {
    className: 'hubkit-panel hubkit-scroll',
    'aria-label': modelTable.caption,
    ...SCROLL_REGION,
    ref,
    children: (
      <>
        <table className="hubkit-table hubkit-task-models">
          <thead>
            <tr>
              {[modelTable.model, modelTable.size, modelTable.license, modelTable.released].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((model) => (
              <ModelRow key={model.id} model={model} href={safeSource(hrefOf?.(model.id))} labels={modelTable} />
            ))}
          </tbody>
        </table>
        {pickedOn && (
          <figcaption className="hubkit-note">
            {modelTable.pickedOn} <time dateTime={pickedOn}>{pickedOn}</time>
          </figcaption>
        )}
      </>
    ),
  };
  return element('figure', own, props);
});

interface ModelRowProps {
  readonly model: TaskModel;
  readonly href: string | undefined;
  readonly labels: TaskLabels['modelTable'];
}

function ModelRow({ model, href, labels }: ModelRowProps) {
  const { id, description, bestFor, size, license, released, whyOld } = model;
  return (
    <tr>
      <td>
        {href ? <a href={href}>{id}</a> : <strong>{id}</strong>}
        {bestFor && <span className="hubkit-task-badge">{labels.bestFor[bestFor] ?? bestFor}</span>}
        <span className="hubkit-task-why">{whyOld ? `${description} ${whyOld}` : description}</span>
      </td>
      <td>{size}</td>
      <td>{license}</td>
      <td>{released}</td>
    </tr>
  );
}
