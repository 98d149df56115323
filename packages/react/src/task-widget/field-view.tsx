'use client';

import * as React from 'react';
import { FIELD_PARTS } from './field-parts.ts';
import type { FieldControl, FieldProps } from './field-props.ts';
import { PlainField } from './fields/plain-field.tsx';
import type { LatePart } from './late-part.ts';
import { useLatePart } from './use-late-part.ts';

type FieldViewProps = Omit<FieldProps, 'control' | 'onProblem'>;

const CONTROLS = ':is(input, textarea, select):invalid';

/** One field of a form: its name, its control, and what is wrong with its value. */
export function FieldView({ field, labels, ...props }: FieldViewProps) {
  const id = React.useId();
  const [problem, setProblem] = React.useState('');
  const hint = labels.hint(field);
  const help = labels.help(field);
  const hintProps = { id: `${id}-hint`, className: 'hubkit-task-hint' };
  const onInvalid: FieldControl['onInvalid'] = (event) => {
    // Without the bubble of the browser, which fades and is not in the colors of the page.
    event.preventDefault();
    const { currentTarget: control } = event;
    setProblem(control.validity.valueMissing ? labels.missing : control.validationMessage);
    if (control.form?.querySelector(CONTROLS) === control) control.focus();
  };
  const control: FieldControl = {
    id,
    required: field.isRequired === true,
    'aria-describedby': [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === '' ? undefined : true,
    onInvalid,
  };
  const late = FIELD_PARTS[field.kind];
  const given = { ...props, field, labels, control, onProblem: setProblem };
  return (
    <div className="hubkit-task-field" data-slot="task-field" data-kind={field.kind} onInput={() => setProblem('')}>
      <div className="hubkit-task-label">
        <label id={`${id}-label`} htmlFor={id}>
          {labels.field(field)}
        </label>
        {field.isRequired && <span>{labels.required}</span>}
      </div>
      {late ? <LateField late={late} {...given} /> : <PlainField {...given} />}
      {problem && (
        <p id={`${id}-problem`} className="hubkit-problem" role="alert">
          {problem}
        </p>
      )}
      {hint && help ? (
        <details {...hintProps}>
          <summary>{hint}</summary>
          {help}
        </details>
      ) : (
        hint && <p {...hintProps}>{hint}</p>
      )}
    </div>
  );
}

/** A field whose code is loaded late; its place is kept. */
function LateField({ late, ...props }: FieldProps & { readonly late: LatePart<React.ComponentType<FieldProps>> }) {
  const { part: Part, error, retry } = useLatePart(late);
  if (Part) return <Part {...props} />;
  return (
    <div className="hubkit-task-wait" data-kind={props.field.kind} aria-busy={error === undefined}>
      {error !== undefined && (
        <p className="hubkit-problem" role="alert">
          {props.labels.loadFailed}{' '}
          <button type="button" className="hubkit-button" onClick={retry}>
            {props.labels.retry}
          </button>
        </p>
      )}
    </div>
  );
}
