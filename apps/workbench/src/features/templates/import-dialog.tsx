import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import styles from './import-dialog.module.css';
import { ModelOrFile } from './model-or-file.tsx';
import type { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly imports: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

/** Brings a template in: that of a model or of files as soon as they are chosen, or a pasted text. Stays open until one is there. */
export function ImportDialog({ imports, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [model, setModel] = useState('');
  const [last, setLast] = useState<'text' | 'other'>('other');
  const close = () => {
    imports.dismiss();
    onClose();
  };
  const bring = async (importing: Promise<boolean>, from: typeof last = 'other') => {
    setLast(from);
    if (await importing) onClose();
  };
  const outcome = (
    <>
      {imports.isLoading && <p role="status">Loading…</p>}
      {imports.failure && (
        <p className={styles.problem} role="alert">
          {imports.failure}
        </p>
      )}
    </>
  );
  return (
    <TitledDialog
      title="Import a template"
      isWide
      onClose={close}
      foot={
        <>
          <Button look="outline" label="Cancel" onClick={close} />
          <Button
            look="primary"
            label="Import text"
            disabled={text.trim() === ''}
            onClick={() => void bring(imports.fromText(text), 'text')}
          />
        </>
      }
    >
      <ModelOrFile
        model={model}
        onModel={(chosen) => {
          setModel(chosen);
          void bring(imports.fromModel(chosen));
        }}
        hint="tokenizer_config.json, chat_template.jinja. Dropping them works, too."
        accept=".json,.jinja,.jinja2,.j2"
        multiple
        onFiles={(files) => void bring(imports.fromFiles(files))}
      />
      {last === 'other' && outcome}
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
      {last === 'text' && outcome}
    </TitledDialog>
  );
}
