import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './batch.module.css';
import { CHECKS, type CheckForm, type FormProps, hintCheck, isNumeric } from './batch-form.ts';

interface ChecksFieldProps extends FormProps {
  /** Model of a judge that has none of its own. */
  readonly model: string;
  /** Columns of the rows, once they are read. */
  readonly columns: readonly string[] | undefined;
  /** True for a run on disk, which makes no checks. */
  readonly isDisabled: boolean;
}

/** The checks of the answers. An answer passes if all of them do. */
export function ChecksField({ form: { checks }, change, model, columns, isDisabled }: ChecksFieldProps) {
  const changeAt = (place: number, next: Partial<CheckForm>) =>
    change({ checks: checks.map((check, index) => (index === place ? { ...check, ...next } : check)) });
  return (
    <fieldset className={`stack ${styles.part} ${styles.list}`} disabled={isDisabled}>
      <legend>Checks</legend>
      {isDisabled && <p className={styles.note}>Not on disk: only in this page, or by command.</p>}
      {checks.map((check, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a check is its place; the same one may be there twice.
        <div key={place} className={styles.check}>
          <Field label={`Check ${place + 1}`}>
            {(control) => (
              <select
                {...control}
                value={check.type}
                // The options are those of the table.
                onChange={({ target }) => changeAt(place, { type: target.value as CheckForm['type'], text: '' })}
              >
                {Object.entries(CHECKS).map(([type, { name }]) => (
                  <option key={type} value={type}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={CHECKS[check.type].field} hint={hintCheck(check, columns)}>
            {(control) => {
              const onChange = ({ target }: { readonly target: { readonly value: string } }) =>
                changeAt(place, { text: target.value });
              if (check.type === 'schema')
                return <textarea {...control} rows={5} spellCheck={false} value={check.text} onChange={onChange} />;
              const inputMode = isNumeric(check) ? 'decimal' : undefined;
              return <input {...control} inputMode={inputMode} value={check.text} onChange={onChange} />;
            }}
          </Field>
          <Button
            size="small"
            icon="close"
            iconOnly
            label={`Remove check ${place + 1}`}
            onClick={() => change({ checks: checks.toSpliced(place, 1) })}
          />
          {check.type === 'judge' && (
            <div className={styles.judge}>
              <ModelPicker
                task="conversational"
                value={check.judge || model}
                onChange={(judge) => changeAt(place, { judge })}
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
        onClick={() => change({ checks: [...checks, { type: 'contains', text: '' }] })}
      />
    </fieldset>
  );
}
