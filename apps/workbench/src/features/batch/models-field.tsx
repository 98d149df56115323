import type { PlanModel } from '@hubkit/bulk/evaluate';
import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './batch.module.css';
import { type FormProps, MAX_MODELS } from './batch-form.ts';

interface ModelsFieldProps extends FormProps {
  /** Those of the form, with the ones that the service lists in place of ''. */
  readonly models: readonly PlanModel[];
  /** Model of a place that is added. */
  readonly next: string;
}

/** The models that are compared, and the arguments of every call, which a plan may bring. */
export function ModelsField({ form: { parameters }, change, models, next }: ModelsFieldProps) {
  return (
    <fieldset className={`row ${styles.list}`}>
      <legend>Models</legend>
      {models.map((model, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model is its place; the same one may be there twice.
        <div key={place} className={`row ${styles.model}`}>
          <ModelPicker
            task="conversational"
            value={model.model}
            onChange={(id) => change({ models: models.with(place, { ...model, model: id }) })}
          />
          {models.length > 1 && (
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Remove model ${place + 1}`}
              onClick={() => change({ models: models.toSpliced(place, 1) })}
            />
          )}
        </div>
      ))}
      {models.length < MAX_MODELS && (
        <Button
          look="outline"
          size="small"
          icon="plus"
          label="Add model"
          onClick={() => change({ models: [...models, { model: next }] })}
        />
      )}
      {Object.keys(parameters).length > 0 && (
        <p className={`row ${styles.model}`}>
          <code>{JSON.stringify(parameters)}</code>
          <Button
            size="small"
            icon="close"
            iconOnly
            label="Remove parameters"
            onClick={() => change({ parameters: {} })}
          />
        </p>
      )}
    </fieldset>
  );
}
