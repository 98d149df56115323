import { useEffect, useId, useRef, useState } from 'react';
import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './templates-page.module.css';
import type { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly imports: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

/** Brings a template in: by the id of a model, from files, or from a pasted text. */
export function ImportDialog({ imports, onClose }: ImportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Import a template</h2>
      <ModelPicker
        task="conversational"
        labelPlace="above"
        value=""
        onChange={(model) => {
          void imports.fromModel(model);
          close();
        }}
      />
      <Field label="Files" hint="tokenizer_config.json, chat_template.jinja. Dropping them works, too.">
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept=".json,.jinja,.jinja2,.j2"
            onChange={(event) => {
              void imports.fromFiles([...(event.target.files ?? [])]);
              close();
            }}
          />
        )}
      </Field>
      <Field label="Pasted text" hint="A template, or the JSON of a tokenizer configuration.">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button look="outline" label="Cancel" onClick={close} />
        <Button
          look="primary"
          label="Use the text"
          disabled={text.trim() === ''}
          onClick={() => {
            void imports.fromText(text);
            close();
          }}
        />
      </div>
    </dialog>
  );
}
