import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { ModelOrFile } from './model-or-file.tsx';
import type { useImport } from './use-import.ts';

interface ImportDialogProps {
  readonly imports: ReturnType<typeof useImport>;
  readonly onClose: () => void;
}

/** Brings a template in: by the id of a model, from files, or from a pasted text. */
export function ImportDialog({ imports, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  return (
    <TitledDialog
      title="Import a template"
      isWide
      onClose={onClose}
      foot={
        <>
          <Button look="outline" label="Cancel" onClick={onClose} />
          <Button
            look="primary"
            label="Use the text"
            disabled={text.trim() === ''}
            onClick={() => {
              void imports.fromText(text);
              onClose();
            }}
          />
        </>
      }
    >
      <ModelOrFile
        model=""
        onModel={(model) => {
          void imports.fromModel(model);
          onClose();
        }}
        hint="tokenizer_config.json, chat_template.jinja. Dropping them works, too."
        accept=".json,.jinja,.jinja2,.j2"
        multiple
        onFiles={(files) => {
          void imports.fromFiles(files);
          onClose();
        }}
      />
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
    </TitledDialog>
  );
}
