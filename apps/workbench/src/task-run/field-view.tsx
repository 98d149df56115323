import { useState } from 'react';
import type { FormField } from '../catalog-data/form-field.ts';
import { Field } from '../ui/field.tsx';
import { FileField } from './file-field.tsx';

interface FieldViewProps {
  readonly task: string;
  readonly field: FormField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One field of the form of a task. Empty is not set: the provider's default applies. */
export function FieldView({ task, field, value, onChange }: FieldViewProps) {
  const { path, kind, hint, choices = [], isRequired } = field;
  const [problem, setProblem] = useState('');
  const [draft, setDraft] = useState<string>();
  const placeholder = isRequired ? undefined : 'Not set';
  const readJson = (text: string) => {
    setDraft(text);
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Field label={labelOf(path)} hint={problem || hint} aside={isRequired && <span>required</span>}>
      {(control) => {
        switch (kind) {
          case 'file':
            return (
              <FileField
                control={control}
                task={task}
                isRequired={isRequired === true}
                value={value}
                onChange={onChange}
              />
            );
          case 'number':
          case 'integer':
            return (
              <input
                {...control}
                type="number"
                step={kind === 'integer' ? 1 : 'any'}
                placeholder={placeholder}
                required={isRequired}
                value={typeof value === 'number' ? value : ''}
                onChange={({ target }) =>
                  onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
                }
              />
            );
          case 'boolean':
          case 'choice':
            return (
              <select
                {...control}
                value={value === undefined ? '' : String(value)}
                onChange={({ target }) => {
                  const chosen = target.value === '' ? undefined : target.value;
                  onChange(kind === 'boolean' && chosen !== undefined ? chosen === 'true' : chosen);
                }}
              >
                <option value="">Not set</option>
                {(kind === 'boolean' ? ['true', 'false'] : choices).map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            );
          case 'lines':
            return (
              <textarea
                {...control}
                rows={3}
                placeholder={placeholder ?? 'One a line'}
                required={isRequired}
                value={Array.isArray(value) ? value.join('\n') : ''}
                onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.split('\n'))}
              />
            );
          case 'json':
            return (
              <textarea
                {...control}
                rows={4}
                spellCheck={false}
                placeholder={placeholder}
                required={isRequired}
                aria-invalid={problem !== '' || control['aria-invalid']}
                value={draft ?? (value === undefined ? '' : JSON.stringify(value, null, 1))}
                onChange={({ target }) => readJson(target.value)}
                onBlur={() => problem === '' && setDraft(undefined)}
              />
            );
          case 'text':
            return (
              <textarea
                {...control}
                rows={path.length === 1 ? 4 : 2}
                placeholder={placeholder}
                required={isRequired}
                value={typeof value === 'string' ? value : ''}
                onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
              />
            );
        }
      }}
    </Field>
  );
}

/** `['parameters', 'top_k']` is `Top k`; `['inputs']` is `Input`. */
function labelOf(path: readonly string[]): string {
  const name = path.at(-1) ?? '';
  if (name === 'inputs') return 'Input';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
