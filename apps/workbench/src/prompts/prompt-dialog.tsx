import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { LineList } from '../ui/line-list.tsx';
import styles from './prompt-dialog.module.css';
import { fillPrompt, variablesIn } from './prompt-variables.ts';
import { type SavedPrompt, usePrompts } from './use-prompts.ts';

interface PromptDialogProps {
  /** The present text, which can be saved. */
  readonly text: string;
  /** True if variables are filled in before the text is inserted. */
  readonly isFilled: boolean;
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** The library of prompts: save the present text, insert a saved one, with a form for its variables. */
export function PromptDialog({ text, isFilled, onInsert, onClose }: PromptDialogProps) {
  const { all, save, remove } = usePrompts();
  const [chosen, setChosen] = useState<SavedPrompt>();
  const [name, setName] = useState('');
  const insert = (prompt: string) => {
    onInsert(prompt);
    onClose();
  };
  const choose = (prompt: SavedPrompt) => {
    if (isFilled && variablesIn(prompt.text).length > 0) setChosen(prompt);
    else insert(prompt.text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void save(name.trim(), text).then(() => setName(''));
  };
  return (
    <Dialog label="Prompts" onClose={onClose}>
      <div className={styles.dialog}>
        <header className={styles.head}>
          <h2>{chosen ? chosen.name : 'Prompts'}</h2>
          <Button icon="close" iconOnly size="small" label="Close the prompts" onClick={onClose} />
        </header>
        {chosen ? (
          <VariableForm prompt={chosen} onBack={() => setChosen(undefined)} onInsert={insert} />
        ) : (
          <>
            {all?.length === 0 && (
              <p className={styles.quiet}>
                {'Save a text that you use again. Parts that change are variables, such as {{ language }}.'}
              </p>
            )}
            {all && all.length > 0 && (
              <LineList>
                {all.map((prompt) => (
                  <li key={prompt.id}>
                    <div className={styles.prompt}>
                      <strong>{prompt.name}</strong>
                      <p className={styles.quiet}>{prompt.text}</p>
                    </div>
                    <div className={styles.actions}>
                      <Button
                        size="small"
                        look="outline"
                        label="Insert"
                        aria-label={`Insert ${prompt.name}`}
                        onClick={() => choose(prompt)}
                      />
                      <Button
                        size="small"
                        icon="trash"
                        iconOnly
                        label={`Delete ${prompt.name}`}
                        onClick={() => void remove(prompt.id)}
                      />
                    </div>
                  </li>
                ))}
              </LineList>
            )}
            {text.trim() !== '' && (
              <form className={styles.save} onSubmit={submit}>
                <Field
                  label="Save the present text as"
                  hint={all?.some((each) => each.name === name.trim()) && 'Replaces the prompt of this name.'}
                >
                  {(control) => (
                    <input
                      {...control}
                      value={name}
                      placeholder="Name of the prompt"
                      onChange={({ target }) => setName(target.value)}
                    />
                  )}
                </Field>
                <Button type="submit" look="primary" label="Save" disabled={name.trim() === ''} />
              </form>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface VariableFormProps {
  readonly prompt: SavedPrompt;
  readonly onBack: () => void;
  readonly onInsert: (text: string) => void;
}

function VariableForm({ prompt, onBack, onInsert }: VariableFormProps) {
  const names = variablesIn(prompt.text);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onInsert(fillPrompt(prompt.text, values));
      }}
    >
      {names.map((name, place) => (
        <Field key={name} label={name}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              // biome-ignore lint/a11y/noAutofocus: the form has taken the place of the button that was pressed.
              autoFocus={place === 0}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <p className={styles.preview}>{fillPrompt(prompt.text, values)}</p>
      <div className={styles.actions}>
        <Button type="submit" look="primary" label="Insert" />
        <Button look="outline" label="Back" onClick={onBack} />
      </div>
    </form>
  );
}
