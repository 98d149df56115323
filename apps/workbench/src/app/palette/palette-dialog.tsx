import { useDeferredValue, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import iconField from '../../ui/icon-field.module.css';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { PaletteOpening } from '../../ui/open-palette.ts';
import { useListbox } from '../../ui/use-listbox.ts';
import styles from './palette.module.css';
import type { RunResult } from './palette-results.tsx';
import type { LoadedResults } from './use-palette-results.ts';

interface PaletteDialogProps extends PaletteOpening {
  readonly results: LoadedResults;
  /** Loads results again that could not be loaded. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

const LABEL = 'Search or type a command';

/**
 * The field of the command palette, which is there with the key that opens it: letters typed at once reach no other field. Its results
 * may come later; Enter waits for them.
 */
export function PaletteDialog({ text: first, over, results, onRetry, onClose, onShortcuts }: PaletteDialogProps) {
  const [text, setText] = useState(first);
  const [count, setCount] = useState(0);
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const runResult = useRef<RunResult>(null);
  const listbox = useListbox({
    id: 'commands',
    count,
    words: text,
    onEnter: (index) => (runResult.current ? runResult.current(index, text) : setEnterWaiting(true)),
  });
  // The field is painted first, and again after each letter.
  const searched = useDeferredValue<string | undefined>(text, undefined);
  return (
    <Dialog label="Search and commands" over={over} onClose={onClose}>
      <search className={iconField.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          {...listbox.field}
          aria-label={LABEL}
          placeholder={LABEL}
          autoFocus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setEnterWaiting(false);
          }}
        />
      </search>
      {results.status === 'ready' && searched !== undefined ? (
        <results.Results
          text={searched}
          listbox={listbox}
          runResult={runResult}
          isEnterWaiting={isEnterWaiting}
          onCount={setCount}
          onClear={() => setText('')}
          onClose={onClose}
          onShortcuts={onShortcuts}
        />
      ) : (
        <>
          <div {...listbox.list('Results')} className={styles.list} />
          {results.status === 'failed' ? (
            <LoadFailure error={results.error} onRetry={onRetry} />
          ) : (
            <p role="status" className={styles.status}>
              Searching…
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
