import { counted } from '../../../ui/format-count.ts';
import { readObject, readTools } from '../conversation/chat-parameters.ts';
import type { ChatSettings } from '../conversation/chat-settings.ts';
import { readRows } from '../structured/schema-rows.ts';
import { toolCount } from './set-parameters.ts';

/** Titles the tools of the settings: `2 tools`, or what keeps them from being sent. */
export function titleOfTools({ tools = '' }: ChatSettings): string {
  const count = toolCount(tools);
  if (count > 0) return counted(count, 'tool');
  return typeof readTools(tools) === 'string' ? 'Tools · not sent' : 'Tools';
}

/** Titles the form of the answer with its number of fields, or with what keeps it from being sent. */
export function titleOfSchema({ schema = '' }: ChatSettings): string {
  const title = 'Structured output';
  if (schema === '') return title;
  if (typeof readObject(schema) !== 'object') return `${title} · not sent`;
  const rows = readRows(schema);
  return `${title} · ${rows ? counted(rows.length, 'field') : 'JSON Schema'}`;
}
