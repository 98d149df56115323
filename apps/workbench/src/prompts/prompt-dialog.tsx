import { type FormEvent, useState } from 'react';
import { sentence } from '../run/format-facts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LineList } from '../ui/line-list.tsx';
import { TitledDialog } from '../ui/titled-dialog.tsx';
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
  const [isNew, setNew] = useState(false);
  const insert = (prompt: string) => {
    onInsert(prompt);
    onClose();
  };
  const choose = (prompt: SavedPrompt) => {
    if (isFilled && variablesIn(prompt.text).length > 0) setChosen(prompt);
    else insert(prompt.text);
  };
  const hasText = text.trim() !== '';
  // Without any, there is something to begin with.
  const shown = all?.length === 0 && !isNew ? PROMPT_EXAMPLES : all;
  return (
    <TitledDialog title={chosen ? chosen.name : 'Prompts'} label="Prompts" onClose={onClose}>
      {chosen ? (
        <VariableForm prompt={chosen} onBack={() => setChosen(undefined)} onInsert={insert} />
      ) : (
        <>
          {all?.length === 0 && (
            <p className="quiet">
              {'Save a text that you use again. Parts that change are variables, such as {{ language }}.'}
            </p>
          )}
          {shown && shown.length > 0 && (
            <LineList>
              {shown.map((prompt) => (
                <li key={prompt.id}>
                  <div className={styles.prompt}>
                    <strong>{prompt.name}</strong>
                    <p className="quiet">{prompt.text}</p>
                  </div>
                  <div className="row">
                    <Button
                      size="small"
                      look="outline"
                      label="Insert"
                      aria-label={`Insert ${prompt.name}`}
                      onClick={() => choose(prompt)}
                    />
                    {shown === all && (
                      <Button
                        size="small"
                        icon="trash"
                        iconOnly
                        label={`Delete ${prompt.name}`}
                        onClick={() => void remove(prompt.id)}
                      />
                    )}
                  </div>
                </li>
              ))}
            </LineList>
          )}
          {hasText || isNew ? (
            <SaveForm
              text={hasText ? text : undefined}
              names={all?.map((each) => each.name) ?? []}
              onSave={(name, saved) => void save(name, saved).then(() => setNew(false))}
            />
          ) : (
            <div className="row">
              <Button look="outline" icon="plus" label="New prompt" onClick={() => setNew(true)} />
            </div>
          )}
        </>
      )}
    </TitledDialog>
  );
}

interface SaveFormProps {
  /** The text to save. @default one that is typed here */
  readonly text: string | undefined;
  readonly names: readonly string[];
  readonly onSave: (name: string, text: string) => void;
}

/** Saves a text under a name. */
function SaveForm({ text, names, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const saved = text ?? typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name.trim(), saved);
    setName('');
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      {text === undefined && (
        <Field label="Text">
          {(control) => (
            <textarea
              {...control}
              rows={4}
              // biome-ignore lint/a11y/noAutofocus: the form has taken the place of the button that was pressed.
              autoFocus
              placeholder="Translate into {{ language }}: {{ text }}"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={text === undefined ? 'Name' : 'Save text as'}
        hint={names.includes(name.trim()) && 'Replaces the prompt of this name.'}
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
      <Button type="submit" look="primary" label="Save" disabled={name.trim() === '' || saved.trim() === ''} />
    </form>
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
      className={`stack ${styles.variables}`}
      onSubmit={(event) => {
        event.preventDefault();
        onInsert(fillPrompt(prompt.text, values));
      }}
    >
      {names.map((name, place) => (
        <Field key={name} label={sentence(name)}>
          {(control) => (
            <textarea
              {...control}
              rows={1}
              // biome-ignore lint/a11y/noAutofocus: the form has taken the place of the button that was pressed.
              autoFocus={place === 0}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <p className={styles.preview}>{fillPrompt(prompt.text, values)}</p>
      <div className="row">
        <Button type="submit" look="primary" label="Insert" />
        <Button look="outline" label="Back" onClick={onBack} />
      </div>
    </form>
  );
}

/** Prompts to begin with, shown while none is saved. */
const PROMPT_EXAMPLES: readonly SavedPrompt[] = [
  { name: 'Translate', text: 'Translate into {{ language }}. Keep names and numbers as they are.\n\n{{ text }}' },
  { name: 'Summarize', text: 'Summarize this text in {{ count }} sentences for {{ reader }}.\n\n{{ text }}' },
  {
    name: 'Review code',
    text: 'Review this code. List bugs first, then what is hard to read, each with its line.\n\n{{ code }}',
  },
].map((prompt) => ({ ...prompt, id: prompt.name }));
