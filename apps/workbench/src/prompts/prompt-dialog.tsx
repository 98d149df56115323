import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LineList } from '../ui/line-list.tsx';
import { sentence } from '../ui/sentence.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import styles from './prompt-dialog.module.css';
import { fillPrompt, variablesIn } from './prompt-variables.ts';
import { type SavedPrompt, usePrompts } from './use-prompts.ts';

interface PromptDialogProps {
  /** The present text, which can be saved. */
  readonly text: string;
  /** True if variables are filled in before the text is inserted. */
  readonly isFilled: boolean;
  /** Called with a prompt to insert; it may hold the present text, as the value of a variable. */
  readonly onInsert: (text: string, holdsText: boolean) => void;
  readonly onClose: () => void;
}

/** The library of prompts: save the present text, insert a saved one, with a form for its variables. */
export function PromptDialog({ text, isFilled, onInsert, onClose }: PromptDialogProps) {
  const { all, save, remove } = usePrompts();
  const [chosen, setChosen] = useState<SavedPrompt>();
  const [isNew, setNew] = useState(false);
  const insert = (prompt: string, holdsText = false) => {
    onInsert(prompt, holdsText);
    onClose();
  };
  const choose = (prompt: SavedPrompt) => {
    if (isFilled && variablesIn(prompt.text).length > 0) setChosen(prompt);
    else insert(prompt.text);
  };
  const hasText = text.trim() !== '';
  return (
    <TitledDialog title={chosen ? chosen.name : 'Prompts'} label="Prompts" onClose={onClose}>
      {chosen ? (
        <VariableForm prompt={chosen} text={text.trim()} onBack={() => setChosen(undefined)} onInsert={insert} />
      ) : (
        <>
          {all?.length === 0 && (
            <p className="quiet">
              {'Save a text that you use again. Parts that change are variables, such as {{ language }}.'}
            </p>
          )}
          {all && all.length > 0 && <PromptList prompts={all} onInsert={choose} onDelete={(id) => void remove(id)} />}
          {all && !isNew && (
            <section className="stack">
              {all.length > 0 && <h3 className={styles.heading}>Examples</h3>}
              <PromptList prompts={PROMPT_EXAMPLES} onInsert={choose} />
            </section>
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

interface PromptListProps {
  readonly prompts: readonly SavedPrompt[];
  readonly onInsert: (prompt: SavedPrompt) => void;
  /** Absent for prompts that cannot be deleted. */
  readonly onDelete?: (id: string) => void;
}

function PromptList({ prompts, onInsert, onDelete }: PromptListProps) {
  return (
    <LineList>
      {prompts.map((prompt) => (
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
              onClick={() => onInsert(prompt)}
            />
            {onDelete && (
              <Button
                size="small"
                icon="trash"
                iconOnly
                label={`Delete ${prompt.name}`}
                onClick={() => onDelete(prompt.id)}
              />
            )}
          </div>
        </li>
      ))}
    </LineList>
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
  /** The present text: the value of a variable that a prompt is about. */
  readonly text: string;
  readonly onBack: () => void;
  readonly onInsert: (text: string, holdsText: boolean) => void;
}

/** Names of the variables that the present text is for. */
const OF_TEXT = /^(?:text|code|message|question)$/i;

function VariableForm({ prompt, text, onBack, onInsert }: VariableFormProps) {
  const names = variablesIn(prompt.text);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => {
    const name = names.find((each) => OF_TEXT.test(each));
    return name === undefined || text === '' ? {} : { [name]: text };
  });
  const holdsText = text !== '' && Object.values(values).some((value) => value.includes(text));
  /** Enter goes on, as in a field of one line; Shift+Enter starts a new one. */
  const goOn = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const form = event.currentTarget.form;
    const fields = [...(form?.querySelectorAll('textarea') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else form?.requestSubmit();
  };
  return (
    <form
      className={`stack ${styles.variables}`}
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
        onInsert(fillPrompt(prompt.text, Object.fromEntries(trimmed)), holdsText);
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
              onKeyDown={goOn}
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

/** Prompts to begin with. */
const PROMPT_EXAMPLES: readonly SavedPrompt[] = [
  { name: 'Translate', text: 'Translate into {{ language }}. Keep names and numbers as they are.\n\n{{ text }}' },
  { name: 'Summarize', text: 'Summarize this text in {{ count }} sentences for {{ reader }}.\n\n{{ text }}' },
  {
    name: 'Review code',
    text: 'Review this code. List bugs first, then what is hard to read, each with its line.\n\n{{ code }}',
  },
].map((prompt) => ({ ...prompt, id: prompt.name }));
