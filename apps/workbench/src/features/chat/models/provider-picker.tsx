import { useStore } from '../../../store/use-store.ts';
import type { ChatSession } from '../chat-session.ts';
import { Picker } from './picker.tsx';

/** Chooses who serves the model; by default the hub does. */
export function ProviderPicker({ session }: { readonly session: ChatSession }) {
  const list = useStore(session.models.store, (state) => state);
  const { model, provider } = useStore(session.chat.store, ({ settings }) => settings);
  const models = list.status === 'ready' ? list.models : [];
  const serving = models.find(({ id }) => id === model)?.providers;
  // For a model the list does not know, any provider of the list may be the one.
  const known = serving ?? [...new Set(models.flatMap(({ providers }) => providers))].sort();
  return (
    <Picker
      label="Provider"
      value={provider}
      onChange={({ target }) => session.chat.change({ provider: target.value })}
    >
      <option value="auto">Automatic</option>
      {[...new Set([...known, ...(provider === 'auto' ? [] : [provider])])].map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </Picker>
  );
}
