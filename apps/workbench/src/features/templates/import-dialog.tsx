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

/** Brings a template in: that of a model or of files as soon as they are chosen, or a pasted text. */
export function ImportDialog({ imports, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const bring = (importing: Promise<void>) => {
    void importing;
    onClose();
  };
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
            label="Import text"
            disabled={text.trim() === ''}
            onClick={() => bring(imports.fromText(text))}
          />
        </>
      }
    >
      <ModelOrFile
        model=""
        onModel={(model) => bring(imports.fromModel(model))}
        hint="tokenizer_config.json, chat_template.jinja. Dropping them works, too."
        accept=".json,.jinja,.jinja2,.j2"
        multiple
        onFiles={(files) => bring(imports.fromFiles(files))}
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
