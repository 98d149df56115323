import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useNewChat } from '../../features/chat/use-new-chat.ts';
import type { SearchDocs } from '../../features/docs/search-docs.ts';
import { useHub } from '../../services/hub-context.tsx';
import { useTheme } from '../../theme/theme-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NAV_PAGES } from '../feature-routes.ts';
import { allCommands, type Command } from './commands.ts';
import { keptCommands } from './kept-commands.ts';
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
  const { connection } = useHub();
  const { faults } = connection.service();
  const kept = useKept();
  const search = useMemo(() => createCommandSearch(withKept(allCommands(NAV_PAGES, faults), kept)), [faults, kept]);
  const searchDocs = useDocs();
  const beginChat = useNewChat();
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => [...search(text), ...searchDocs(text)], [search, searchDocs, text]);
  const option = (index: number) => `command-${index}`;

  const run = ({ action }: Command) => {
    if (action.type === 'shortcuts') return onShortcuts();
    onClose();
    if (action.type === 'theme') theme.choose(action.theme);
    else if (action.type === 'connection') document.querySelector<HTMLElement>('[data-connection]')?.click();
    else if (action.type === 'fault')
      connection.arm(
        action.name === undefined ? undefined : { name: action.name, target: 'provider', times: 'always' },
      );
    else if (action.type === 'chat') beginChat();
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

/** Puts starred models first, each of them once, and what else is kept last. */
function withKept(commands: readonly Command[], kept: readonly Command[]): readonly Command[] {
  const starred = kept.filter(({ group }) => group === 'Starred');
  const isStarred = ({ group, label }: Command) => group === 'Model' && starred.some((each) => each.label === label);
  return [
    ...starred,
    ...commands.filter((command) => !isStarred(command)),
    ...kept.filter(({ group }) => group !== 'Starred'),
  ];
}

/** The starred models, chats, runs and jobs of this browser, once they are read. */
function useKept(): readonly Command[] {
  const storage = useStorage();
  const [kept, setKept] = useState<readonly Command[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void keptCommands(storage).then((read) => isCurrent && setKept(read));
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  return kept;
}

/** Most sections of the documentation that are listed. */
const MOST_SECTIONS = 8;

/** Finds sections of the documentation, once their index is loaded. */
function useDocs(): (text: string) => readonly Command[] {
  const [search, setSearch] = useState<SearchDocs>();
  useEffect(() => {
    let isCurrent = true;
    import('../../features/docs/search-docs.ts')
      .then(({ loadDocsSearch }) => loadDocsSearch())
      // Without its host, the palette goes on without the documentation.
      .then(
        (loaded) => isCurrent && setSearch(() => loaded),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  return useMemo(
    () => (text) => {
      if (!search || text.trim() === '') return [];
      return search(text)
        .slice(0, MOST_SECTIONS)
        .map(({ path, page, title }) => ({
          id: `docs ${path}`,
          label: title ? `${page}: ${title}` : page,
          group: 'Docs',
          words: '',
          action: { type: 'open', to: `/docs/${path}` },
        }));
    },
    [search],
  );
}
