import { useNavigate } from '@tanstack/react-router';
import { LinkNote } from '../../shared-links/link-note.tsx';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { ShareButtons } from '../../shared-links/share-buttons.tsx';
import type { SharedState } from '../../shared-links/shared-state.ts';
import { useLinkOutcome } from '../../shared-links/use-link-outcome.ts';
import { useSession } from '../../state/sessions.tsx';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { SAMPLES } from './samples.ts';
import styles from './templates-page.module.css';
import { findSource, stateFromSample, type TemplatesState, withSource } from './templates-session.ts';

interface TemplateBarProps {
  readonly session: Store<TemplatesState>;
  readonly onImport: () => void;
}

/** Chooses a sample or one of several templates, imports and shares. */
export function TemplateBar({ session, onImport }: TemplateBarProps) {
  const { origin, saved, name, edits } = useStore(session, (state) => state);
  const [outcome, settleLink] = useLinkOutcome();
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const isSample = SAMPLES.some(({ label }) => label === origin);

  const sharedState = (): SharedState => {
    const state = session.get();
    const { context, tokenizer } = state;
    return { kind: 'template', source: findSource(state, name), context, tokenizer };
  };

  const ask = () => {
    const { messages, tools } = Object(parsed(session.get().context)) as { messages?: unknown; tools?: unknown };
    // A template of the hub is named after its model; names of files have no slash.
    const model = origin.includes('/') ? origin : undefined;
    const chat = { chats: [{ messages, tools, model }] };
    received.set({ state: { kind: 'chat', chat: JSON.stringify(chat) } });
    void navigate({ to: '/chat/{-$id}', params: { id: undefined } });
  };

  return (
    <div className={`row ${styles.bar}`}>
      <label className={`row ${styles.choice}`}>
        <span>Source</span>
        <select
          value={isSample ? origin : ''}
          onChange={({ target }) => {
            const sample = SAMPLES.find(({ label }) => label === target.value);
            if (sample) session.set((state) => ({ ...state, ...stateFromSample(sample) }));
          }}
        >
          {!isSample && <option value="">{origin}</option>}
          {SAMPLES.map(({ id, label }) => (
            <option key={id}>{label}</option>
          ))}
        </select>
      </label>
      {saved.length > 1 && (
        <label className={`row ${styles.choice}`}>
          <span>Template</span>
          <select value={name} onChange={({ target }) => session.set((state) => ({ ...state, name: target.value }))}>
            {saved.map((template) => (
              <option key={template.name}>{template.name}</option>
            ))}
          </select>
        </label>
      )}
      <Button look="outline" icon="upload" label="Import" onClick={onImport} />
      <ShareButtons state={sharedState} onOutcome={settleLink} />
      <Button look="outline" icon="chat" label="Chat" title="Continue these messages in a chat" onClick={ask} />
      {name in edits && (
        <Button icon="refresh" label="Revert" onClick={() => session.set((state) => withSource(state))} />
      )}
      <LinkNote {...outcome} />
    </div>
  );
}

/** The value of a JSON text; undefined while it is not valid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
