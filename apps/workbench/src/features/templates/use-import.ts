import { useCallback, useState } from 'react';
import { useHub } from '../../services/hub-context.tsx';
import type { Store } from '../../state/store.ts';
import type { WorkerEngine } from '../../template-engine/create-worker-engine.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { counted } from '../../ui/format-count.ts';
import { readMessage } from '../../ui/read-message.ts';
import { type FilesByName, filesOfText, readFiles } from './read-files.ts';
import { stateFromFiles, type TemplatesState } from './templates-session.ts';

const HUB = 'https://huggingface.co';

/** Imports a template in several ways, each of which resolves to true if it succeeds; `failure` holds the reason if one fails. */
export function useImport(session: Store<TemplatesState>, engine: WorkerEngine) {
  const { connection } = useHub();
  const announce = useAnnounce();
  const [failure, setFailure] = useState('');
  const [isLoading, setLoading] = useState(false);

  const bring = useCallback(
    async (origin: string, read: () => Promise<FilesByName> | FilesByName, wanted?: string): Promise<boolean> => {
      setFailure('');
      setLoading(true);
      try {
        const loaded = await engine.load(await read());
        session.set((state) => ({ ...state, ...stateFromFiles(origin, loaded, wanted) }));
        announce(`${origin}: ${counted(loaded.templates.length, 'template')} loaded`);
        return true;
      } catch (error) {
        setFailure(readMessage(error));
        return false;
      } finally {
        setLoading(false);
      }
    },
    [engine, session, announce],
  );

  return {
    failure,
    isLoading,
    dismiss: () => setFailure(''),
    fromFiles: (files: readonly File[]) => bring(files.map(({ name }) => name).join(', '), () => readFiles(files)),
    fromText: (text: string) => bring('Pasted text', () => filesOfText(text)),
    fromModel: useCallback(
      (model: string, wanted?: string) => {
        const hub = connection.service().endpoints.hub ?? HUB;
        const token = connection.hubToken();
        const read = async () => (await import('./fetch-files.ts')).fetchFiles(hub, model, token);
        return bring(model, read, wanted);
      },
      [bring, connection],
    ),
  };
}
