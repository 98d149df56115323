import { isMembers } from '@hubkit/messages';
import { SharedFields } from './shared-fields.tsx';

interface SharedContextProps {
  readonly context: Readonly<Record<string, unknown>>;
  readonly json: string;
}

/** The input of a shared template: each message by its role, then everything else by its name. */
export function SharedContext({ context, json }: SharedContextProps) {
  const { messages, ...others } = context;
  const rows = Array.isArray(messages) ? messages.map(toRow) : [];
  const fields = [...rows, ...Object.entries(Array.isArray(messages) ? others : context)];
  return <SharedFields fields={fields} json={json} title="Input as JSON" />;
}

/** A message with text alone is that text; of any other one, nothing is left out. */
function toRow(message: unknown): readonly [name: string, value: unknown] {
  const { role, content, ...more } = isMembers(message) ? message : {};
  const isText = typeof content === 'string' && Object.keys(more).length === 0;
  return [typeof role === 'string' ? role : 'message', isText ? content : message];
}
