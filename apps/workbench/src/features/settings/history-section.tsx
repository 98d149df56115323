import { useEffect, useRef, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { exportHistory, importHistory, printHistory, readHistory } from '../../database/transfer.ts';
import { useStore } from '../../state/use-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { saveFile } from '../../ui/save-file.ts';
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
  const picker = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const say = (text: string) => {
    setNote(text);
    announce(text);
  };

  const save = async () => {
    const file = await exportHistory(storage);
    saveFile(`hubkit-history-${file.exportedAt.slice(0, 10)}.json`, await printHistory(file));
    say(`${count(file.stores.chats.length, 'chat')} and ${count(file.stores.jobs.length, 'job')} were exported.`);
  };
  const load = async (file: File) => {
    try {
      const { chats, jobs } = await importHistory(storage, readHistory(await file.text()));
      say(`${count(chats, 'chat')} and ${count(jobs, 'job')} were imported.`);
    } catch (error) {
      say(messageOf(error));
    }
  };
  const clear = async () => {
    const before = await exportHistory(storage);
    await storage.clear();
    say('Everything that this browser kept was deleted.');
    const undo = () =>
      void importHistory(storage, before).then(
        () => say('The history is back.'),
        (error: unknown) => {
          const text = `The history could not be written back: ${messageOf(error)}`;
          say(text);
          toast({ text, action: 'Try again', onAction: undo });
        },
      );
    toast({ text: 'The history was deleted.', action: 'Undo', onAction: undo });
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
      <div className={styles.actions}>
        <Button look="outline" icon="download" label="Export" onClick={() => void save()} />
        <Button look="outline" icon="upload" label="Import" onClick={() => picker.current?.click()} />
        <Button look="outline" icon="trash" label="Clear the history" onClick={() => void clear()} />
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Exported history"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void load(file);
          }}
        />
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}

/** Counts the entries by kind, and shows their size on disk where the browser reports one. */
function useKeptCounts(): readonly (readonly [name: string, value: string])[] {
  const storage = useStorage();
  const [counts, setCounts] = useState<readonly number[]>();
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const lists = await Promise.all(KINDS.map(([store]) => storage.list(store)));
      // Safari has no estimate in a private window.
      const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
      if (!isCurrent) return;
      setCounts(lists.map((list) => list.length));
      setBytes(estimate?.usage);
    };
    void read();
    const stops = KINDS.map(([store]) => storage.watchAll(store, () => void read()));
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, [storage]);
  const size = bytes === undefined ? UNKNOWN : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return [...KINDS.map(([, label], index) => [label, String(counts?.[index] ?? UNKNOWN)] as const), ['Size', size]];
}

/** Keeps the place of a number that comes later, so that nothing moves. */
const UNKNOWN = '–';
const KINDS = [
  ['chats', 'Chats'],
  ['runs', 'Runs'],
  ['jobs', 'Jobs'],
  ['templates', 'Templates'],
] as const;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
