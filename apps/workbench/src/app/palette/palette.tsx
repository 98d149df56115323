import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTheme } from '../../theme/theme-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NAV_PAGES } from '../feature-routes.ts';
import { allCommands, type Command } from './commands.ts';
import styles from './palette.module.css';
import { createCommandSearch } from './search-commands.ts';

interface PaletteProps {
  /** Text that is searched for at first. */
  readonly text: string;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** A field that finds pages, tasks, models, libraries and commands. */
export function Palette({ text: first, onClose, onShortcuts }: PaletteProps) {
  const router = useRouter();
  const theme = useTheme();
  const search = useMemo(() => createCommandSearch(allCommands(NAV_PAGES)), []);
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = search(text);
  const option = (index: number) => `command-${index}`;

  const run = ({ action }: Command) => {
    if (action.type === 'shortcuts') return onShortcuts();
    onClose();
    if (action.type === 'theme') theme.choose(action.theme);
    else router.history.push(action.to);
  };
  const choose = (index: number) => {
    const next = (index + found.length) % Math.max(1, found.length);
    setChosen(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const steps: Readonly<Record<string, number>> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 };

  return (
    <Dialog label="Search and commands" onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Search pages, tasks, models and commands"
        aria-expanded="true"
        aria-controls="commands"
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? option(chosen) : undefined}
        placeholder="Search pages, tasks, models and commands"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          const step = steps[event.key];
          const command = found[chosen];
          if (step !== undefined) choose(step);
          else if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) run(command);
          else return;
          event.preventDefault();
        }}
      />
      <div ref={list} id="commands" role="listbox" aria-label="Results" className={styles.list} tabIndex={-1}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          <div
            key={command.id}
            id={option(index)}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            tabIndex={-1}
            onMouseMove={() => index !== chosen && setChosen(index)}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            <span className={styles.group}>{command.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {found.length === 0
          ? 'Nothing found. Try another word, or owner/name to open a model.'
          : `${found.length} results`}
      </p>
    </Dialog>
  );
}
