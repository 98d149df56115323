import { ModelPicker } from '../../services/model-picker.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
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
        {({ id, 'aria-describedby': hintId }) => (
          <FileButton
            id={id}
            aria-describedby={hintId}
            look="outline"
            label={multiple ? 'Open files' : 'Open file'}
            multiple={multiple}
            accept={accept}
            onFile={(...files) => onFiles(files)}
          />
        )}
      </Field>
    </div>
  );
}
