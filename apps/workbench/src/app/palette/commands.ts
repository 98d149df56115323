import { TASK_KEYWORDS } from '@hubkit/catalog/task-search';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TASK_SUMMARIES } from '../../catalog-data/task-summaries.gen.ts';
import type { Fault } from '../../host-config/host-config.ts';
import { THEMES, type ThemeName } from '../../theme/theme.ts';
import type { IconName } from '../../ui/icon.tsx';

/** The effect of a command. */
type CommandAction =
  | { readonly type: 'open'; readonly to: string }
  | { readonly type: 'theme'; readonly theme: ThemeName }
  | { readonly type: 'chat' }
  | { readonly type: 'connection' }
  | { readonly type: 'fault'; readonly name: string | undefined }
  | { readonly type: 'shortcuts' }
  /** Presses a button of the page that is shown. */
  | { readonly type: 'press'; readonly press: () => void };

/** An entry of the command palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group:
    | 'Recent'
    | 'This page'
    | 'Page'
    | 'Task'
    | 'Library'
    | 'Model'
    | 'Command'
    | 'Docs'
    | 'Starred'
    | 'Chat'
    | 'Run'
    | 'Fault';
  /** Drawing of its kind. @default that of the group */
  readonly icon?: IconName;
  /** Further words by which it is found. */
  readonly words: string;
  readonly action: CommandAction;
  /** Of a command that opens a task. */
  readonly taskId?: string;
}

/** A page that the sidebar lists. */
interface ListedPage {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

const THEME_ICONS: Readonly<Record<ThemeName, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** What the commands of a service are made of. */
interface Offers {
  readonly faults?: readonly Fault[] | undefined;
  /** Ids of models, which come before those of the catalog. */
  readonly models?: readonly string[] | undefined;
}

/** All commands, pages first. */
export function allCommands(
  pages: readonly ListedPage[],
  { faults = [], models = [] }: Offers = {},
): readonly Command[] {
  const open = (to: string): CommandAction => ({ type: 'open', to });
  const libraries = [...new Set(TASK_INDEX.flatMap((task) => task.libraries))].sort();
  const found: Omit<Command, 'id'>[] = [
    ...pages.map(({ label, to, icon }) => ({
      label,
      group: 'Page' as const,
      icon,
      words: 'open page',
      action: open(to),
    })),
    ...THEMES.map((theme) => ({
      label: `Theme: ${theme}`,
      group: 'Command' as const,
      icon: THEME_ICONS[theme],
      words: 'colors appearance mode switch toggle change to',
      action: { type: 'theme', theme } as const,
    })),
    { label: 'New chat', group: 'Command', icon: 'chat', words: 'begin start conversation', action: { type: 'chat' } },
    {
      label: 'Connection: service, token, own server',
      group: 'Command',
      words: 'settings key ollama vllm lm studio llama.cpp gateway provider login',
      action: { type: 'connection' },
    },
    {
      label: 'Export, import or delete everything',
      group: 'Command',
      icon: 'download',
      words: 'settings backup delete download upload',
      action: open('/settings#history'),
    },
    {
      label: 'Switch the fault off',
      group: 'Command',
      icon: 'fault',
      words: 'error disable none',
      action: { type: 'fault', name: undefined },
    },
    ...faults.map(({ name, summary }) => ({
      label: `Fault: ${name}`,
      group: 'Fault' as const,
      words: `break error failure emulator ${summary}`,
      action: { type: 'fault', name } as const,
    })),
    { label: 'Keyboard shortcuts', group: 'Command', icon: 'info', words: 'keys help', action: { type: 'shortcuts' } },
    ...TASK_INDEX.map(({ id, label }) => ({
      label,
      group: 'Task' as const,
      words: [id, ...(TASK_KEYWORDS[id] ?? []), TASK_SUMMARIES[id]].join(' '),
      action: open(`/tasks/${id}`),
      taskId: id,
    })),
    ...TASK_INDEX.filter(({ canRun }) => canRun).map(({ id, label }) => ({
      label: `Try ${label}`,
      group: 'Command' as const,
      icon: 'play' as const,
      words: ['run', id, ...(TASK_KEYWORDS[id] ?? [])].join(' '),
      action: open(`/tasks/${id}/try`),
    })),
    ...libraries.map((library) => ({
      label: library,
      group: 'Library' as const,
      words: 'tasks of the library',
      action: open(`/tasks?q=${encodeURIComponent(library)}&view=matrix`),
    })),
    ...models.map((id) => createModel(id, '')),
    ...SAMPLE_MODELS.filter(({ id }) => !models.includes(id)).map(({ id, pipeline_tag = '', library_name = '' }) =>
      createModel(id, `${pipeline_tag} ${library_name}`),
    ),
  ];
  return found.map((command, index) => ({ ...command, id: String(index) }));
}

function createModel(id: string, words: string): Omit<Command, 'id'> {
  return { label: id, group: 'Model', words, action: { type: 'open', to: `/models/${id}` } };
}

/** The id of a model in a text: the text itself, or the end of an address of the hub. */
export function readModelId(text: string): string {
  return text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?(?:huggingface\.co|hf\.co)\//, '');
}

/** The command that opens a model which is not listed, where the text may be its id or its address. */
export function modelCommand(text: string): Command | undefined {
  const id = readModelId(text);
  if (!/^[\w.-]+\/[\w.-]+$/.test(id)) return undefined;
  return {
    id: 'model',
    label: `Open model ${id}`,
    group: 'Command',
    icon: 'model',
    words: '',
    action: { type: 'open', to: `/models/${id}` },
  };
}

/** The command that opens a share link which was pasted; only its fragment is read. */
export function linkCommand(text: string): Command | undefined {
  const fragment = /(?:\/open)?#(s=[\w.-]+)$/.exec(text.trim())?.[1];
  if (fragment === undefined) return undefined;
  return {
    id: 'link',
    label: 'Open shared link',
    group: 'Command',
    icon: 'link',
    words: '',
    action: { type: 'open', to: `/open#${fragment}` },
  };
}
