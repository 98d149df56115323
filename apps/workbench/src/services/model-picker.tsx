import { useEffect, useId, useRef, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { follow } from '../state/follow.ts';
import { useStore } from '../state/use-store.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { useListbox } from '../ui/use-listbox.ts';
import { useHub } from './hub-context.tsx';
import { ModelOptionView } from './model-option.tsx';
import styles from './model-picker.module.css';
import picker from './picker.module.css';
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
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const recent = useRecentModels(task);
  const starred = useStarredModels();
  const starredIds = starred.models.filter((model) => model.task === task).map((model) => model.id);
  const announce = useAnnounce();
  const isOpen = text !== undefined;
  const hasFailed = list.status === 'failed';
  const words = text === undefined || text === value ? '' : text;
  const found = useModelOptions(task, words);
  const options = withTyped(found.options, words, {
    first: [...new Set([...starredIds, ...recent.ids])],
    kept: starredIds,
    isServer,
  });
  const open = () => {
    setText(value);
    listbox.setActive(-1);
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
  const listbox = useListbox({
    id: `${id}-list`,
    count: options.length,
    words,
    first: words === '' ? -1 : 0,
    isOpen,
    onOpen: open,
    onClose: close,
    onEnter: (index) => {
      const model = options[index]?.id ?? words.trim();
      if (model) choose(model);
      else close();
    },
  });

  const label = (
    <label className={picker.label} htmlFor={id}>
      Model
    </label>
  );
  return (
    <div className={styles.picker}>
      {labelPlace === 'above' && label}
      <div className={`${picker.frame} ${styles.frame}`} data-failed={hasFailed || undefined}>
        {labelPlace === 'before' && label}
        <input
          ref={field}
          id={id}
          className={styles.input}
          {...listbox.field}
          aria-busy={list.status === 'loading'}
          aria-describedby={hasFailed ? `${id}-reason` : undefined}
          title={value}
          placeholder={PLACEHOLDERS[list.status] ?? (isServer ? 'Model name' : 'owner/name')}
          value={text ?? value}
          onFocus={({ target }) => target.select()}
          onClick={({ currentTarget }) => {
            if (isOpen) return;
            open();
            // The click has put the caret somewhere: what is typed takes the place of the whole name.
            currentTarget.select();
          }}
          onChange={({ target }) => setText(target.value)}
          onBlur={({ relatedTarget }) => {
            if (!popup.current?.contains(relatedTarget)) close();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.altKey) return listbox.field.onKeyDown(event);
            const model = options[listbox.active]?.id ?? value;
            if (model) star(model);
            event.preventDefault();
          }}
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
        <div {...listbox.list('Models')} className={styles.list}>
          {isOpen &&
            options.map((option, index) => (
              <div key={option.id} {...listbox.option(index, () => choose(option.id))} className={styles.option}>
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
          {options.length === 0 && words !== '' && !found.isSearching ? (
            <>
              No model has these words.{' '}
              <Button
                size="small"
                label="All models"
                onClick={() => {
                  field.current?.focus();
                  setText('');
                }}
              />
            </>
          ) : (
            <>
              {isServer
                ? 'Models of your server. You can type any other id.'
                : 'Type to search the hub, or the id of any model.'}{' '}
              <span className={styles.keys}>
                <kbd>Alt</kbd> <kbd>Enter</kbd> stars a model.
              </span>
            </>
          )}
        </p>
      </div>
      <LimitNote model={value} />
    </div>
  );
}

/** The words of an empty field, for a list that is not there. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { loading: 'Loading…', failed: 'No models' };

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

/** Models that were chosen last for a task. */
interface RecentModels {
  /** The last one first. */
  readonly ids: readonly string[];
  readonly add: (id: string) => void;
}

/** Number of models that are kept of a task. */
const MAX_RECENT = 5;

/** Reads the models that were chosen last for a task, and adds to them. */
function useRecentModels(task: string): RecentModels {
  const storage = useStorage();
  const [ids, setIds] = useState<readonly string[]>([]);
  const key = `models.recent.${task}`;
  useEffect(() => {
    return follow(storage.get('settings', key), (entry) => {
      if (Array.isArray(entry?.value)) setIds(entry.value.filter((id) => typeof id === 'string'));
    });
  }, [storage, key]);
  return {
    ids,
    add(id) {
      const next = [id, ...ids.filter((each) => each !== id)].slice(0, MAX_RECENT);
      setIds(next);
      void storage.put('settings', { id: key, value: next });
    },
  };
}
