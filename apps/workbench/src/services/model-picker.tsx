import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/is-composing.ts';
import { useHub } from './hub-context.tsx';
import { ModelOptionView } from './model-option.tsx';
import styles from './model-picker.module.css';
import { useRecentModels } from './recent-models.ts';
import { useStarredModels } from './starred-models.ts';
import { type ModelOption, useModelOptions } from './use-model-options.ts';
import { useModels } from './use-models.ts';

interface ModelPickerProps {
  readonly task: string;
  readonly value: string;
  /** Position of the label: inside the frame, or above it as in forms. @default 'before' */
  readonly labelPlace?: 'before' | 'above';
  readonly onChange: (model: string) => void;
}

/** Chooses a model from the service's list, from a search of its hub, or by its id. Options show abilities and prices. */
export function ModelPicker({ task, value, labelPlace = 'before', onChange }: ModelPickerProps) {
  const id = useId();
  const { list, reload } = useModels(task);
  const isServer = useHub().connection.service().endpointUrl !== undefined;
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const recent = useRecentModels(task);
  const starred = useStarredModels();
  const starredIds = starred.models.filter((model) => model.task === task).map((model) => model.id);
  const announce = useAnnounce();
  const isOpen = text !== undefined;
  const hasFailed = list.status === 'failed';
  const words = text === undefined || text === value ? '' : text;
  const options = withTyped(useModelOptions(task, words), words, {
    first: [...new Set([...starredIds, ...recent.ids])],
    kept: starredIds,
    isServer,
  });
  const optionId = (index: number) => `${id}-${index}`;

  const open = () => {
    setText(value);
    setChosen(-1);
  };
  const close = () => setText(undefined);
  const choose = (model: string) => {
    recent.add(model);
    onChange(model);
    close();
  };
  const star = (model: string) => {
    announce(starredIds.includes(model) ? `Removed ${model} from favorites` : `Added ${model} to favorites`);
    void starred.toggle({ id: model, task });
  };
  const move = (step: number) => {
    if (!isOpen) return open();
    const next = (chosen + step + options.length) % Math.max(1, options.length);
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && event.altKey) {
      const model = options[chosen]?.id ?? value;
      if (model) star(model);
    } else if (event.key === 'Enter' && isOpen) {
      const model = options[chosen]?.id ?? (words.trim() || undefined);
      if (model) choose(model);
      else close();
    } else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const label = (
    <label className={styles.label} htmlFor={id}>
      Model
    </label>
  );
  return (
    <div className={styles.picker}>
      {labelPlace === 'above' && label}
      <div className={styles.frame} data-state={isOpen ? 'open' : 'closed'} data-failed={hasFailed || undefined}>
        {labelPlace === 'before' && label}
        <input
          ref={field}
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && chosen >= 0 ? optionId(chosen) : undefined}
          aria-busy={list.status === 'loading'}
          aria-describedby={hasFailed ? `${id}-reason` : undefined}
          title={value}
          placeholder={PLACEHOLDERS[list.status] ?? (isServer ? 'Name of a model' : 'owner/name')}
          autoComplete="off"
          spellCheck={false}
          value={text ?? value}
          onFocus={({ target }) => target.select()}
          onClick={({ currentTarget }) => {
            if (isOpen) return;
            open();
            // The click has put the caret somewhere: what is typed takes the place of the whole name.
            currentTarget.select();
          }}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(target.value === '' ? -1 : 0);
          }}
          onBlur={({ relatedTarget }) => {
            if (!popup.current?.contains(relatedTarget)) close();
          }}
          onKeyDown={onKeyDown}
        />
        {/* In a narrow column, the name in two lines: cut at its end, versions of a model look alike. */}
        {value.includes('/') && (
          <span className={styles.whole} aria-hidden="true">
            <span>{value.slice(0, value.indexOf('/') + 1)}</span>
            <strong>{value.slice(value.indexOf('/') + 1)}</strong>
          </span>
        )}
      </div>
      <div ref={popup} className={styles.popup} hidden={!isOpen} tabIndex={-1}>
        {list.status === 'failed' && (
          <p id={`${id}-reason`} className={styles.reason}>
            {`Could not load models. ${list.message}`}
            <Button
              size="small"
              look="outline"
              icon="refresh"
              label="Retry"
              onClick={() => {
                field.current?.focus();
                reload();
              }}
            />
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label="Models" className={styles.list} tabIndex={-1}>
          {isOpen &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                className={styles.option}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => index !== chosen && setChosen(index)}
                onClick={() => choose(option.id)}
              >
                <ModelOptionView
                  option={option}
                  isRecent={words === '' && recent.ids.includes(option.id)}
                  isStarred={starredIds.includes(option.id)}
                  onStar={() => star(option.id)}
                />
              </div>
            ))}
        </div>
        <p className={styles.hint}>
          {isServer
            ? 'The models of your server. Any other id can be typed.'
            : 'Type to search the hub, or the id of any model.'}{' '}
          <span className={styles.keys}>
            <kbd>Alt</kbd> <kbd>Enter</kbd> stars it.
          </span>
        </p>
      </div>
      <LimitNote model={value} />
    </div>
  );
}

/** The words of an empty field, for a list that is not there. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { loading: 'Loading…', failed: 'Could not load models' };

/** Starred models come first, listed or not, then recent ones; a typed id that is not listed can be used, too. */
function withTyped(
  options: readonly ModelOption[],
  words: string,
  {
    first,
    kept,
    isServer,
  }: { readonly first: readonly string[]; readonly kept: readonly string[]; readonly isServer: boolean },
): readonly ModelOption[] {
  const typed = words.trim();
  if (typed === '') {
    const listed = first.flatMap(
      (id) => options.find((option) => option.id === id) ?? (kept.includes(id) ? { id } : []),
    );
    return [...listed, ...options.filter(({ id }) => !first.includes(id))];
  }
  const isListed = options.some(({ id }) => id === typed);
  // Ids of the hub have a slash; a server names its models as it likes.
  return (isServer || typed.includes('/')) && !isListed ? [...options, { id: typed }] : options;
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Note below a model of which little is left of a rate limit, until the limit is reset. */
function LimitNote({ model }: { readonly model: string }) {
  const near = useStore(useHub().connection.limits, (limits) => limits[model]);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!near) return;
    const timer = setTimeout(() => setEnded(near.resetAt), Math.max(0, near.resetAt - Date.now()));
    return () => clearTimeout(timer);
  }, [near]);
  if (!near || near.resetAt <= ended) return null;
  const { what, remaining, limit, resetAt } = near;
  return (
    <p className={styles.limit} role="status">
      {`${remaining} of ${limit} ${what} left until ${TIME.format(resetAt)}`}
    </p>
  );
}
