import { useRouter } from '@tanstack/react-router';
import {
  Fragment,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useNewChat } from '../../features/chat/use-new-chat.ts';
import type { SearchDocs } from '../../features/docs/search-docs.ts';
import { searchHub } from '../../features/models/search-hub.ts';
import { useHub, useService } from '../../services/hub-context.tsx';
import { openConnection } from '../../services/open-connection.ts';
import { useModels } from '../../services/use-models.ts';
import { useTheme } from '../../theme/theme-context.tsx';
import { afterQuiet } from '../../ui/after-quiet.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format-count.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Listbox } from '../../ui/use-listbox.ts';
import { LISTED_PAGES } from '../feature-routes.ts';
import { allCommands, type Command } from './commands.ts';
import { GROUP_ICONS, groupCommands } from './group-commands.ts';
import { keptCommands, latestWork } from './kept-commands.ts';
import { pageActions } from './page-actions.ts';
import styles from './palette.module.css';
import { noteCommand, recentCommands } from './recent-commands.ts';
import { createCommandSearch } from './search-commands.ts';

/** Runs the result at a place of the list, or the first that a text finds where the list is not yet that of the text. */
export type RunResult = (index: number, text: string) => void;

interface PaletteResultsProps {
  readonly text: string;
  /** The attributes of the list and its options. */
  readonly listbox: Listbox;
  readonly runResult: Ref<RunResult>;
  /** True where Enter was pressed before the results were there. */
  readonly isEnterWaiting: boolean;
  /** Called with the number of results. */
  readonly onCount: (count: number) => void;
  /** Empties the field, which finds everything again. */
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The pages, tasks, models, libraries and commands that the palette finds. */
export function PaletteResults(props: PaletteResultsProps) {
  const { text, listbox, runResult, isEnterWaiting, onCount, onClear } = props;
  const runCommand = useRunCommand(props);
  const find = useSearch(useHubModels(text));
  const found = useMemo(() => find(text), [find, text]);
  // Before the next key: Enter takes the active result, of which there is none until they are counted.
  useLayoutEffect(() => onCount(found.length), [found.length, onCount]);
  useImperativeHandle(runResult, () => (index, typed) => {
    const command = typed === text ? found[index] : find(typed)[0];
    if (command) runCommand(command);
  });
  const runFirst = useEffectEvent(() => found[0] && runCommand(found[0]));
  useEffect(() => {
    if (isEnterWaiting) runFirst();
  }, [isEnterWaiting]);

  return (
    <>
      <div {...listbox.list('Results')} className={styles.list}>
        {found.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== found[index - 1]?.group && (
              <p className={styles.group} role="presentation">
                {command.group}
              </p>
            )}
            <div {...listbox.option(index, () => runCommand(command))} className={styles.option}>
              <Icon name={command.icon ?? GROUP_ICONS[command.group]} />
              <span>{command.label}</span>
              <span className="visually-hidden">{command.group}</span>
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {found.length === 0
          ? 'Nothing found. Try another word, or owner/name to open a model.'
          : counted(found.length, 'result')}
        <span aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
        </span>
      </p>
      {found.length === 0 && (
        <Button
          className={styles.clear ?? ''}
          size="small"
          look="outline"
          label="Show all"
          onClick={({ currentTarget }) => {
            // Before the button goes, and the focus with it.
            currentTarget.closest('dialog')?.querySelector('input')?.focus();
            onClear();
          }}
        />
      )}
    </>
  );
}

/** Returns what does the work of a command. */
function useRunCommand({ onClose, onShortcuts }: Pick<PaletteResultsProps, 'onClose' | 'onShortcuts'>) {
  const router = useRouter();
  const theme = useTheme();
  const { connection } = useHub();
  const beginChat = useNewChat();
  const toast = useToast();
  return (command: Command) => {
    const { action } = command;
    if (action.type !== 'press') noteCommand(command);
    if (action.type === 'shortcuts') return onShortcuts();
    onClose();
    if (action.type === 'theme') theme.choose(action.theme);
    // Once the dialog has given the focus back.
    else if (action.type === 'press') setTimeout(action.press);
    else if (action.type === 'connection') openConnection();
    else if (action.type === 'fault') {
      const { name } = action;
      connection.arm(name === undefined ? undefined : { name, target: 'provider', times: 'always' });
      if (name !== undefined)
        toast({
          text: `The fault ${name} is on for every call.`,
          action: 'Switch off',
          onAction: () => connection.arm(undefined),
        });
    } else if (action.type === 'chat') beginChat();
    else router.history.push(action.to);
  };
}

/** Returns the search over commands, over what is kept in this browser and over the documentation. */
function useSearch(hubModels: readonly string[]): (text: string) => readonly Command[] {
  const { connection } = useHub();
  const { faults } = connection.service();
  const kept = useKept();
  const [here] = useState(pageActions);
  const { list } = useModels('conversational');
  const commands = useMemo(() => {
    const served = list.status === 'ready' ? list.models.map(({ id }) => id) : [];
    const models = [...new Set([...served, ...hubModels])];
    return withKept(allCommands(LISTED_PAGES, { faults, models }), kept);
  }, [faults, kept, list, hubModels]);
  // What is a command everywhere stands once.
  const onPage = useMemo(
    () => here.filter(({ label }) => !commands.some((each) => each.group === 'Command' && each.label === label)),
    [commands, here],
  );
  const search = useMemo(() => createCommandSearch([...commands, ...onPage]), [commands, onPage]);
  const searchDocs = useDocs();
  return useCallback(
    (text) => {
      if (text.trim() === '') {
        const last = [...latestWork(kept), ...recentCommands(commands)];
        const recent = [...new Set(last)].map(({ id, group, icon = GROUP_ICONS[group], ...command }) => ({
          ...command,
          id: `recent ${id}`,
          group: 'Recent' as const,
          icon,
        }));
        const others = search(text).filter(({ group }) => group !== 'This page');
        return groupCommands([...recent, ...onPage, ...others]);
      }
      const found = search(text);
      // A fault changes every call that follows: it is last, unless it is asked for.
      const isLast = ({ action }: Command) =>
        action.type === 'fault' && action.name !== undefined && !/fault|break/i.test(text);
      const last = found.filter(isLast);
      const sections = searchDocs(text).slice(0, found.length > 0 ? 3 : MOST_SECTIONS);
      return groupCommands([...found.filter((each) => !isLast(each)), ...sections, ...last]);
    },
    [search, searchDocs, commands, onPage, kept],
  );
}

/** Wait after a letter before the hub is searched, in ms. */
const QUIET_MS = 200;

/** Ids of the models that the hub of the present service finds; those found before while it is searched. */
function useHubModels(text: string): readonly string[] {
  const service = useService();
  const [found, setFound] = useState<readonly string[]>([]);
  const q = text.trim();
  useEffect(() => {
    if (q.length < 3 || service.endpointUrl !== undefined) return;
    return afterQuiet(QUIET_MS, (signal) => {
      searchHub(service, { q }, signal).then(
        (models) => setFound(models.slice(0, MOST_MODELS).map(({ id }) => id)),
        // Without its hub, the palette goes on with the models that it knows.
        () => {},
      );
    });
  }, [service, q]);
  return found;
}

/** Most models of the hub that are listed. */
const MOST_MODELS = 8;

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

type Kept = Awaited<ReturnType<typeof keptCommands>>;

/** The starred models, chats, runs and jobs of this browser, once they are read. */
function useKept(): Kept {
  const storage = useStorage();
  const [kept, setKept] = useState<Kept>([]);
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
      return search(text).sections.map(({ path, page, title }) => ({
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
