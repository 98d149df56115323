import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldControl } from '../../ui/field.tsx';
import styles from './batch.module.css';
import { CHECKS, type CheckForm, hintCheck } from './batch-form.ts';

const TYPES = Object.entries(CHECKS) as readonly (readonly [
  keyof typeof CHECKS,
  (typeof CHECKS)[keyof typeof CHECKS],
])[];

interface ChecksFieldProps {
  readonly checks: readonly CheckForm[];
  /** Model of a judge that has none of its own. */
  readonly model: string;
  /** Columns of the rows, once they are read. */
  readonly columns: readonly string[] | undefined;
  /** True for a run on disk, which makes no checks. */
  readonly isDisabled: boolean;
  readonly onChange: (checks: readonly CheckForm[]) => void;
}

/** The checks of the answers. An answer passes if all of them do. */
export function ChecksField({ checks, model, columns, isDisabled, onChange }: ChecksFieldProps) {
  const change = (place: number, next: Partial<CheckForm>) =>
    onChange(checks.map((check, index) => (index === place ? { ...check, ...next } : check)));
  return (
    <fieldset className={styles.checks} disabled={isDisabled}>
      <legend>Checks</legend>
      {isDisabled && checks.length > 0 && (
        <p className={styles.quiet}>Not on disk: only in this page, or by command.</p>
      )}
      {checks.map((check, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a check is its place; the same one may be there twice.
        <div key={place} className={styles.check}>
          <Field label={`Check ${place + 1}`}>
            {(control) => (
              <select
                {...control}
                value={check.type}
                onChange={({ target }) => change(place, { type: target.value as CheckForm['type'], text: '' })}
              >
                {TYPES.map(([type, { name }]) => (
                  <option key={type} value={type}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <CheckText check={check} columns={columns} onChange={(text) => change(place, { text })} />
          <Button
            size="small"
            icon="close"
            iconOnly
            label={`Remove check ${place + 1}`}
            onClick={() => onChange(checks.toSpliced(place, 1))}
          />
          {check.type === 'judge' && (
            <div className={styles.judge}>
              <ModelPicker
                task="conversational"
                value={check.judge || model}
                onChange={(judge) => change(place, { judge })}
              />
            </div>
          )}
        </div>
      ))}
      <Button
        look="outline"
        size="small"
        icon="plus"
        label="Add check"
        onClick={() => onChange([...checks, { type: 'contains', text: '' }])}
      />
    </fieldset>
  );
}

interface CheckTextProps extends Pick<ChecksFieldProps, 'columns'> {
  readonly check: CheckForm;
  readonly onChange: (text: string) => void;
}

function CheckText({ check, columns, onChange }: CheckTextProps) {
  if (check.type === 'module') return null;
  const { field } = CHECKS[check.type];
  const isNumber = check.type === 'latency' || check.type === 'cost';
  const input = (control: FieldControl) =>
    check.type === 'schema' ? (
      <textarea
        {...control}
        className={`${control.className} ${styles.code}`}
        rows={5}
        spellCheck={false}
        value={check.text}
        onChange={({ target }) => onChange(target.value)}
      />
    ) : (
      <input
        {...control}
        inputMode={isNumber ? 'decimal' : undefined}
        value={check.text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Field label={field} hint={hintCheck(check, columns)}>
      {input}
    </Field>
  );
}
