import { useEffect, useRef, useState } from 'react';
import type { Storage } from '../../database/open-storage.ts';
import { useStorage } from '../../database/storage-context.tsx';
import {
  countEntries,
  describeContents,
  exportHistory,
  type HistoryFile,
  importHistory,
  printHistory,
  readHistory,
} from '../../database/transfer.ts';
import { useStored } from '../../database/use-stored.ts';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { saveFile } from '../../ui/save-file.ts';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './settings-page.module.css';

/** Export, import and deletion of everything that this browser keeps. */
export function HistorySection() {
  const storage = useStorage();
  const { state, reason } = useStore(storage.status, (status) => status);
  // Only a database that was opened once says if it can be used.
  useEffect(() => void storage.list('settings'), [storage]);
  const announce = useAnnounce();
  const toast = useToast();
  const kept = useKeptCounts();
  const [note, setNote] = useState({ text: '', isFailure: false });
  const noteElement = useRef<HTMLParagraphElement>(null);
  // The buttons may be at the lower edge of the window, and the note below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each note.
  useEffect(() => void noteElement.current?.scrollIntoView({ block: 'nearest' }), [note]);
  /** What the user is asked about before it is deleted. */
  const [asked, setAsked] = useState<HistoryFile>();
  const ask = async () => setAsked(await exportHistory(storage));
  const say = (text: string, isFailure = false) => {
    setNote({ text, isFailure });
    announce(text);
  };

  const save = async () => {
    const file = await exportHistory(storage);
    saveFile(`hubkit-history-${file.exportedAt.slice(0, 10)}.json`, await printHistory(file));
    say(`Exported: ${describeContents(file)}.`);
  };
  const load = async (file: File) => {
    try {
      const history = readHistory(await file.text());
      await importHistory(storage, history);
      say(`Imported: ${describeContents(history)}.`);
    } catch (error) {
      say(readMessage(error), true);
    }
  };
  const clear = async (before: HistoryFile) => {
    setAsked(undefined);
    await storage.clear();
    const undo = () =>
      void importHistory(storage, before).then(
        () => say('The history is back.'),
        (error: unknown) => {
          const text = `The history could not be written back: ${readMessage(error)}`;
          say(text, true);
          toast({ text, action: 'Try again', onAction: undo });
        },
      );
    toast({ text: `Deleted: ${describeContents(before)}.`, action: 'Undo', onAction: undo });
  };

  if (state === 'unavailable')
    return (
      <p>
        {`This browser keeps nothing for this address${reason ? `: ${reason}` : ''}. Everything ends with this tab. In a private window, use a normal one.`}
      </p>
    );
  return (
    <>
      <Facts facts={kept} />
      <div className="row">
        <Button look="outline" icon="download" label="Export" onClick={() => void save()} />
        <FileButton look="outline" label="Import" accept=".json" onFile={(file) => void load(file)} />
        <Button look="danger" icon="trash" label="Delete everything" onClick={() => void ask()} />
      </div>
      <p ref={noteElement} className={`quiet ${styles.note}`} data-state={note.isFailure ? 'failed' : undefined}>
        {note.text}
      </p>
      {asked && (
        <TitledDialog
          title="Delete everything?"
          onClose={() => setAsked(undefined)}
          foot={
            <>
              <Button look="outline" label="Keep" onClick={() => setAsked(undefined)} />
              <Button look="danger" icon="trash" label="Delete" onClick={() => void clear(asked)} />
            </>
          }
        >
          <p>
            {`This deletes ${hasEntries(asked) ? `${describeContents(asked)}, with ` : ''}drafts and settings. Runs on disk are files, and stay.`}
          </p>
        </TitledDialog>
      )}
    </>
  );
}

const hasEntries = (file: HistoryFile) => countEntries(file).some(([, count]) => count > 0);

/** Counts what is kept, and shows its size on disk where the browser reports one. A number that comes later has its place from the start. */
function useKeptCounts(): readonly (readonly [name: string, value: string])[] {
  const { counts, bytes } = useStored(readKept, WATCHED) ?? {};
  return [
    ...NOUNS.map((noun, place) => [noun, String(counts?.[place]?.[1] ?? '–')] as const),
    ['Size', bytes === undefined ? '–' : `${(bytes / 1_000_000).toFixed(1)} MB`],
  ];
}

async function readKept(storage: Storage) {
  const counts = countEntries(await exportHistory(storage));
  // Safari has no estimate in a private window.
  return { counts, bytes: (await navigator.storage?.estimate?.().catch(() => undefined))?.usage };
}

const WATCHED = ['chats', 'runs', 'jobs', 'templates', 'settings'] as const;
/** Those of `countEntries`, in its order. */
const NOUNS = ['Chats', 'Runs', 'Templates', 'Prompts'] as const;
