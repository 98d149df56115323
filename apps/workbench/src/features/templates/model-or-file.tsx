import { ModelPicker } from '../../services/model-picker.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './model-or-file.module.css';

interface ModelOrFileProps {
  /** Id of the model that is shown. */
  readonly model: string;
  readonly onModel: (model: string) => void;
  /** What the files are. */
  readonly hint: string;
  /** Extensions of the files, as an input has them. */
  readonly accept: string;
  /** @default false */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** Chooses a model of the hub or files of one. */
export function ModelOrFile({ model, onModel, hint, accept, multiple, onFiles }: ModelOrFileProps) {
  return (
    <div className={styles.choice}>
      <ModelPicker task="conversational" labelPlace="above" value={model} onChange={onModel} />
      <Field label={multiple ? 'Or files' : 'Or a file'} hint={hint}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple={multiple}
            accept={accept}
            onChange={({ target }) => {
              const [first, ...more] = target.files ?? [];
              if (first) onFiles([first, ...more]);
            }}
          />
        )}
      </Field>
    </div>
  );
}
