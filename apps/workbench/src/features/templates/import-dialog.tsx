import { useEffect, useId, useRef, useState } from 'react';
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
  const [model, setModel] = useState('');
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Import a template</h2>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          void imports.fromModel(model.trim());
          close();
        }}
      >
        <Field label="Model id" hint="Loads its tokenizer files, such as Qwen/Qwen2.5-7B-Instruct.">
          {(control) => (
            <input {...control} value={model} required onChange={(event) => setModel(event.target.value)} />
          )}
        </Field>
        <Button type="submit" look="outline" icon="download" label="Load" />
      </form>
      <Field
        label="Files"
        hint="tokenizer_config.json, chat_template.jinja and what else the model has; dropping them on the page does the same."
      >
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
