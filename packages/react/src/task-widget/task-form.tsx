'use client';

import * as React from 'react';
import { type ElementProps, element } from '../element/element.tsx';
import { valueAt, withValue } from './arguments.ts';
import { FieldView } from './field-view.tsx';
import type { FormField, TaskArguments, TaskFormData } from './form-field.ts';
import { DEFAULT_TASK_FORM_LABELS, type TaskFormLabels } from './task-form-labels.ts';

/** Props of a form; those of a `div` are passed on to it. */
export interface TaskFormProps {
  /** The fields, as `loadTaskForm` returns them. */
  readonly form: Pick<TaskFormData, 'fields'>;
  /** The arguments that are filled in. */
  readonly value: TaskArguments;
  readonly onChange: (args: TaskArguments) => void;
  readonly labels?: Partial<TaskFormLabels> | undefined;
}

type DivProps = Omit<ElementProps<'div'>, keyof TaskFormProps | 'children'>;

/**
 * The fields of a task. Optional ones that few people change are folded. The page sends what is filled in, for example by a `form` around it.
 *
 * @example <TaskForm form={form} value={args} onChange={setArgs} />
 */
export const TaskForm = /* @__PURE__ */ React.forwardRef<HTMLDivElement, TaskFormProps & DivProps>(function TaskForm(
  { form, value, onChange, labels: own, ...rest },
  ref,
) {
  const labels = { ...DEFAULT_TASK_FORM_LABELS, ...own };
  const view = (field: FormField) => (
    <FieldView
      key={field.path.join('.') + field.kind}
      field={field}
      labels={labels}
      value={valueAt(value, field.path)}
      onChange={(next) => onChange(withField(value, field, next))}
    />
  );
  const main = form.fields.filter(({ isRequired, isMain }) => isRequired || isMain);
  const others = form.fields.filter((field) => !main.includes(field));
  const children = (
    <>
      {main.map(view)}
      {others.length > 0 && (
        <details className="hubkit-task-more">
          <summary>{labels.more(others.length)}</summary>
          <div className="hubkit-task-fields">{others.map(view)}</div>
        </details>
      )}
    </>
  );
  return element('div', { className: 'hubkit-panel hubkit-task-form', 'data-slot': 'task-form', ref, children }, rest);
});

/** Sets the value of a field. A size is two values beside others. */
function withField(args: TaskArguments, { kind, path }: FormField, value: unknown): TaskArguments {
  if (kind !== 'size') return withValue(args, path, value);
  const { width, height }: { width?: unknown; height?: unknown } = Object(value);
  return withValue(withValue(args, [...path, 'width'], width), [...path, 'height'], height);
}
