import { useState } from 'react';
import { ShareError } from '../../shared-links/codec.ts';
import { shareFragment } from '../../shared-links/shared-state.ts';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { SAMPLES } from './samples.ts';
import styles from './templates-page.module.css';
import { sourceOf, stateFromSample, type TemplatesState } from './templates-session.ts';

interface TemplateBarProps {
  readonly session: Store<TemplatesState>;
  readonly onImport: () => void;
}

/** Chooses a sample or one of several templates, imports and shares. */
export function TemplateBar({ session, onImport }: TemplateBarProps) {
  const { origin, saved, name, edits } = useStore(session, (state) => state);
  const [note, setNote] = useState('');
  const announce = useAnnounce();
  const isSample = SAMPLES.some(({ label }) => label === origin);

  const share = async () => {
    const state = session.get();
    try {
      const { context, tokenizer } = state;
      const fragment = await shareFragment({ kind: 'template', source: sourceOf(state, name), context, tokenizer });
      await navigator.clipboard.writeText(`${globalThis.location.origin}/open#${fragment}`);
      setNote('Link copied. It opens in any workbench on this machine.');
      announce('Link copied');
    } catch (error) {
      setNote(error instanceof ShareError ? error.message : 'Clipboard access was denied.');
    }
  };

  return (
    <div className={styles.bar}>
      <label className={styles.choice}>
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
        <label className={styles.choice}>
          <span>Template</span>
          <select value={name} onChange={({ target }) => session.set((state) => ({ ...state, name: target.value }))}>
            {saved.map((template) => (
              <option key={template.name}>{template.name}</option>
            ))}
          </select>
        </label>
      )}
      <Button look="outline" icon="upload" label="Import" onClick={onImport} />
      <Button look="outline" icon="link" label="Share" onClick={share} />
      {name in edits && (
        <Button
          icon="refresh"
          label="Revert"
          onClick={() => session.set((state) => ({ ...state, edits: withoutKey(state.edits, name) }))}
        />
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}

function withoutKey(edits: TemplatesState['edits'], name: string): TemplatesState['edits'] {
  const { [name]: _left, ...others } = edits;
  return others;
}
