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

/** What is to be imported: one of the three, the last that was given. */
interface Choice {
  readonly model?: string;
  readonly files?: readonly File[];
  readonly text?: string;
}

/** Brings a template in: by the id of a model, from files, or from a pasted text. */
export function ImportDialog({ imports, onClose }: ImportDialogProps) {
  const [{ model = '', files = [], text = '' }, setChoice] = useState<Choice>({});
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
            label="Import"
            disabled={model === '' && files.length === 0 && text.trim() === ''}
            onClick={() => {
              if (model !== '') void imports.fromModel(model);
              else void (files.length > 0 ? imports.fromFiles(files) : imports.fromText(text));
              onClose();
            }}
          />
        </>
      }
    >
      <ModelOrFile
        model={model}
        onModel={(chosen) => setChoice({ model: chosen })}
        hint={
          files.map(({ name }) => name).join(', ') ||
          'tokenizer_config.json, chat_template.jinja. Dropping them works, too.'
        }
        accept=".json,.jinja,.jinja2,.j2"
        multiple
        onFiles={(opened) => setChoice({ files: opened })}
      />
      <Field label="Pasted text" hint="A template, or the JSON of a tokenizer configuration.">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => setChoice({ text: event.target.value })}
          />
        )}
      </Field>
    </TitledDialog>
  );
}
