import { counted } from '../../../ui/format-count.ts';
import { readTools } from '../conversation/chat-parameters.ts';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { findColumn } from '../conversation/columns.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { ownNames, resolveSettings } from '../conversation/own-settings.ts';

/** What the page calls a parameter that is not sent. */
export const PROVIDERS_DEFAULT = 'Provider’s default';

interface SettingLabel {
  readonly name: string;
  /** Returns the value to print after the name. @default the name alone is printed */
  readonly print?: (settings: ChatSettings) => string | number | undefined;
  /** @default true for any value that is not empty */
  readonly isSet?: (settings: ChatSettings) => boolean;
}

/** The settings in the order in which they are named. */
const LABELS: { readonly [Name in keyof Required<ChatSettings>]: SettingLabel } = {
  systemPrompt: { name: 'System prompt', isSet: ({ systemPrompt }) => systemPrompt.trim() !== '' },
  temperature: { name: 'Temperature', print: ({ temperature }) => temperature },
  topP: { name: 'Top p', print: ({ topP }) => topP },
  maxTokens: { name: 'Max tokens', print: ({ maxTokens }) => maxTokens },
  seed: { name: 'Seed', print: ({ seed }) => seed },
  frequencyPenalty: { name: 'Frequency penalty', print: ({ frequencyPenalty }) => frequencyPenalty },
  presencePenalty: { name: 'Presence penalty', print: ({ presencePenalty }) => presencePenalty },
  reasoningEffort: { name: 'Reasoning', print: ({ reasoningEffort }) => reasoningEffort },
  stop: { name: 'Stop texts' },
  schema: { name: 'Structured output' },
  tools: { name: 'Tools', isSet: ({ tools }) => toolCount(tools) > 0 },
  extra: { name: 'Further arguments' },
  isStreamed: { name: 'Not streamed', isSet: ({ isStreamed }) => !isStreamed },
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
  const { name, print, isSet = () => (settings[key] ?? '') !== '' } = LABELS[key];
  if (!isSet(settings)) return undefined;
  const count = key === 'tools' ? toolCount(settings.tools) : 0;
  if (count > 0) return counted(count, 'tool');
  return print ? `${name} ${print(settings)}` : name;
}

function unsetLabel(key: Name): string {
  const { name, print } = LABELS[key];
  if (key === 'isStreamed') return 'Streamed';
  return print ? `${name}: ${PROVIDERS_DEFAULT.toLowerCase()}` : `No ${name.toLowerCase()}`;
}

/** Number of tools that are sent. */
export function toolCount(tools: string | undefined): number {
  const list = readTools(tools);
  return Array.isArray(list) ? list.length : 0;
}
