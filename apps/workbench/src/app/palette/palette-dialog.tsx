import { useDeferredValue, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { PaletteOpening } from '../../ui/open-palette.ts';
import styles from './palette.module.css';
import type { ResultKeys } from './palette-results.tsx';
import type { LoadedResults } from './use-palette-results.ts';

interface PaletteDialogProps extends PaletteOpening {
  readonly results: LoadedResults;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

const LABEL = 'Search or type a command';

/**
 * The field of the command palette, which is there with the key that opens it: letters typed at once reach no other field. Its results
 * may come later; Enter waits for them.
 */
export function PaletteDialog({ text: first, over, results, onClose, onShortcuts }: PaletteDialogProps) {
  const [text, setText] = useState(first);
  const [option, setOption] = useState<string>();
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const keys = useRef<ResultKeys>(null);
  // The field is painted first, and again after each letter.
  const searched = useDeferredValue<string | undefined>(text, undefined);
  return (
    <Dialog label="Search and commands" over={over} onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={LABEL}
        aria-expanded="true"
        aria-controls="commands"
        aria-autocomplete="list"
        aria-activedescendant={option}
        placeholder={LABEL}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setEnterWaiting(false);
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const isWaiting = keys.current === null && event.key === 'Enter';
          if (isWaiting) setEnterWaiting(true);
          if (isWaiting || keys.current?.press(event.key, text)) event.preventDefault();
        }}
      />
      {results.status === 'ready' && searched !== undefined ? (
        <results.Results
          text={searched}
          keys={keys}
          isEnterWaiting={isEnterWaiting}
          onOption={setOption}
          onClose={onClose}
          onShortcuts={onShortcuts}
        />
      ) : (
        <>
          <div id="commands" role="listbox" aria-label="Results" className={styles.list} tabIndex={-1} />
          {results.status === 'failed' ? (
            <LoadFailure error={results.error} />
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
