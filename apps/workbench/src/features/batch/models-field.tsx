import type { PlanModel } from '@hubkit/bulk/evaluate';
import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './batch.module.css';
import { MAX_MODELS } from './batch-form.ts';

interface ModelsFieldProps {
  readonly models: readonly PlanModel[];
  /** Model of a place that is added. */
  readonly next: string;
  readonly onChange: (models: readonly PlanModel[]) => void;
  /** Arguments of every call, which a plan has brought. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly onDropParameters: () => void;
}

/** The models that are compared. */
export function ModelsField({ models, next, onChange, parameters, onDropParameters }: ModelsFieldProps) {
  return (
    <fieldset className={styles.models}>
      <legend>Models</legend>
      {models.map((model, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a model is its place; the same one may be there twice.
        <div key={place} className={styles.model}>
          <ModelPicker
            task="conversational"
            value={model.model}
            onChange={(id) => onChange(models.with(place, { ...model, model: id }))}
          />
          {models.length > 1 && (
            <Button
              size="small"
              icon="close"
              iconOnly
              label={`Remove model ${place + 1}`}
              onClick={() => onChange(models.toSpliced(place, 1))}
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
          onClick={() => onChange([...models, { model: next }])}
        />
      )}
      {Object.keys(parameters).length > 0 && (
        <p className={styles.parameters}>
          <code>{JSON.stringify(parameters)}</code>
          <Button size="small" icon="close" iconOnly label="Remove parameters" onClick={onDropParameters} />
        </p>
      )}
    </fieldset>
  );
}
