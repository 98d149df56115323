'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { ResultView, type ResultViewProps } from '../result-view/result-view.tsx';
import { useMediaUrl } from '../result-view/use-media-url.ts';
import { filesIn } from './arguments.ts';
import type { TaskArguments } from './form-field.ts';
import { presentResult } from './result-presentation.ts';

/** Props of the result of a task; those of a `div` are passed on to it. */
export interface TaskResultProps extends Pick<ResultViewProps, 'renderText'> {
  /** Id of the task. */
  readonly task: string;
  /** The arguments of the call, whose texts and images the result is shown with. */
  readonly args: TaskArguments;
  /** The result as a client returns it. */
  readonly value: unknown;
  /** Name of the result. @default the prompt, or 'Result' */
  readonly label?: string | undefined;
  /** Words of the result itself; see `ResultView`. */
  readonly labels?: ResultViewProps['labels'];
}

type DivProps = Omit<ElementProps<'div'>, keyof TaskResultProps | 'children'>;

/** The result of a task beside what it belongs to: masks over their image, scores beside their texts, predictions as a column. */
export const TaskResult = /* @__PURE__ */ React.forwardRef<HTMLDivElement, TaskResultProps & DivProps>(
  function TaskResult({ task, args, value, label, renderText, labels, ...rest }, ref) {
    const image = useMediaUrl(filesIn(args).find(({ type }) => type.startsWith('image/')) ?? '') || undefined;
    const { lead, ...shown } = presentResult(task, args, value);
    const name = label ?? (typeof args.inputs === 'string' ? args.inputs : undefined);
    const children = (
      <>
        {lead !== undefined && <p className="hubkit-task-lead">{lead}</p>}
        <ResultView {...shown} label={name} image={image} renderText={renderText} labels={labels} />
      </>
    );
    const own = { className: 'hubkit-panel hubkit-task-result', 'data-slot': 'task-result', ref, children };
    return element('div', own, rest);
  },
);
