import type { Turn } from '@hubkit/react/chat-panel';
import { useMemo, useState } from 'react';
import { textParts } from '../../../chat-view/turn-data.ts';
import { CallCode } from '../../../run/call-code.tsx';
import { useHub } from '../../../services/hub-context.tsx';
import { Field } from '../../../ui/field.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { useChat } from '../chat-context.ts';
import { chatArguments } from '../conversation/chat-arguments.ts';
import { findColumn, getLetter } from '../conversation/columns.ts';
import { type Conversation, pathIn } from '../conversation/conversation.ts';
import { resolveSettings } from '../conversation/own-settings.ts';
import styles from './chat-code.module.css';

/** The present call of the chat as programs: its messages, the one that is being written, and the parameters. */
export function ChatCode({ onClose }: { readonly onClose: () => void }) {
  const [state] = useState(useChat().store.get);
  const [columnId, setColumnId] = useState(state.columns[0]?.id ?? '');
  const { connection } = useHub();
  const { model, provider, service: own } = findColumn(state, columnId);
  const service = connection.at(own).service();
  const inputs = useMemo(() => {
    return chatArguments(nextCall(state, pathIn(state, columnId)), resolveSettings(state, columnId));
  }, [state, columnId]);
  return (
    <TitledDialog title="This call’s code" isWide onClose={onClose}>
      {state.columns.length > 1 && (
        <Field label="Column">
          {(control) => (
            <select {...control} value={columnId} onChange={({ target }) => setColumnId(target.value)}>
              {state.columns.map((column, place) => (
                <option key={column.id} value={column.id}>{`${getLetter(place)}: ${column.model}`}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {service.isEmulator && (
        <p className="quiet">
          {'The code calls the real service. On the emulator, the base URL is '}
          <code>{new URL(`${service.endpoints.router}/v1`, globalThis.location.href).href}</code>
        </p>
      )}
      <div className={styles.code}>
        <CallCode task="conversational" model={model} provider={provider} inputs={inputs} />
      </div>
    </TitledDialog>
  );
}

/** The turns that the next message would be sent with; while none is written, those of the last call. */
function nextCall({ draft, attachments }: Conversation, path: readonly Turn[]): readonly Turn[] {
  const last = path.findLastIndex(({ role }) => role === 'user');
  const isBegun = draft.trim() !== '' || attachments.length > 0;
  if (!isBegun && last >= 0) return path.slice(0, last + 1);
  const parts = isBegun ? [...attachments, ...textParts(draft.trim())] : textParts('Hello');
  return [...path, { id: 'draft', parent: null, role: 'user', parts, status: 'done' }];
}
