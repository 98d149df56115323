import { counted } from '../../../ui/format-count.ts';
import { readTools } from '../conversation/chat-parameters.ts';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { findColumn } from '../conversation/columns.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { NUMBER_SETTINGS, type NumberName } from '../conversation/number-settings.ts';
import { ownNames, resolveSettings } from '../conversation/own-settings.ts';

/** What the page calls a parameter that is not sent. */
export const PROVIDERS_DEFAULT = 'Provider’s default';

interface SettingLabel {
  readonly label: string;
  /** True where the value is printed after the label. @default false */
  readonly isPrinted?: boolean;
  /** @default true for any value that is not empty */
  readonly isSet?: (settings: ChatSettings) => boolean;
}

const NUMBER_LABELS = Object.fromEntries(
  NUMBER_SETTINGS.map(({ name, label }) => [name, { label, isPrinted: true }]),
) as Readonly<Record<NumberName, SettingLabel>>; // One for each of them.

/** The settings in the order in which they are named. */
const LABELS: { readonly [Name in keyof Required<ChatSettings>]: SettingLabel } = {
  systemPrompt: { label: 'System prompt', isSet: ({ systemPrompt }) => systemPrompt.trim() !== '' },
  ...NUMBER_LABELS,
  reasoningEffort: { label: 'Reasoning', isPrinted: true },
  stop: { label: 'Stop texts' },
  schema: { label: 'Structured output' },
  tools: { label: 'Tools', isSet: ({ tools }) => toolCount(tools) > 0 },
  extra: { label: 'Further arguments' },
  isStreamed: { label: 'Not streamed', isSet: ({ isStreamed }) => !isStreamed },
};

type Name = keyof ChatSettings;

/** Object.keys loses the type of the keys. */
const NAMES = Object.keys(LABELS) as readonly Name[];

/** Returns a short label for each setting that differs from its default: `Temperature 0.2`, `2 tools`. */
export function setParameters(settings: ChatSettings): readonly string[] {
  return NAMES.flatMap((name) => createLabel(name, settings) ?? []);
}

/** Returns the settings in which a column differs from the chat, each with a short label: `Temperature 0.2`, `No system prompt`. */
export function ownParameters(
  state: Pick<Conversation, 'columns' | 'settings'>,
  column: string,
): readonly { readonly name: Name; readonly label: string }[] {
  const own = ownNames(state.settings, findColumn(state, column).own);
  const settings = resolveSettings(state, column);
  return NAMES.filter((name) => own.includes(name)).map((name) => ({
    name,
    label: createLabel(name, settings) ?? unsetLabel(name),
  }));
}

function createLabel(key: Name, settings: ChatSettings): string | undefined {
  const { label, isPrinted, isSet = () => (settings[key] ?? '') !== '' } = LABELS[key];
  if (!isSet(settings)) return undefined;
  if (key === 'tools') return counted(toolCount(settings.tools), 'tool');
  return isPrinted ? `${label} ${settings[key]}` : label;
}

function unsetLabel(key: Name): string {
  const { label, isPrinted } = LABELS[key];
  if (key === 'isStreamed') return 'Streamed';
  return isPrinted ? `${label}: ${PROVIDERS_DEFAULT.toLowerCase()}` : `No ${label.toLowerCase()}`;
}

/** Number of tools that are sent. */
export function toolCount(tools: string | undefined): number {
  const list = readTools(tools);
  return Array.isArray(list) ? list.length : 0;
}
