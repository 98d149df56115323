import type * as React from 'react';
import type { FormField } from './form-field.ts';
import type { TaskFormLabels } from './task-form-labels.ts';

/** Attributes of the control of a field. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly onInvalid: (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** Props of the control of one kind of field. Empty is not set: the provider's default applies. */
export interface FieldProps {
  readonly field: FormField;
  readonly control: FieldControl;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Shows what is wrong with the value; an empty text takes it back. */
  readonly onProblem: (problem: string) => void;
  readonly labels: TaskFormLabels;
}
