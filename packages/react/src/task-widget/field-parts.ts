import type * as React from 'react';
import type { FieldProps } from './field-props.ts';
import type { FormField } from './form-field.ts';
import { type LatePart, latePart } from './late-part.ts';

type FieldPart = LatePart<React.ComponentType<FieldProps>>;

/** The controls that not every task needs, by the kind of the field. */
export const FIELD_PARTS: { readonly [Kind in FormField['kind']]?: FieldPart } = {
  file: latePart(() => import('./fields/file-field.tsx').then(({ FileField }) => FileField)),
  size: latePart(() => import('./fields/size-field.tsx').then(({ SizeField }) => SizeField)),
  table: latePart(() => import('./fields/table-field.tsx').then(({ TableField }) => TableField)),
};
