import { useStore } from '../../../store/use-store.ts';
import { Field } from '../../../ui/field.tsx';
import type { ChatSession } from '../chat-session.ts';

/** Takes a hub token or the key of a provider, and shows it to nobody. */
export function TokenField({ session }: { readonly session: ChatSession }) {
  const token = useStore(session.token, ({ value }) => value);
  const serviceId = useStore(session.chat.store, ({ settings }) => settings.serviceId);
  const service = session.services.find(({ id }) => id === serviceId);
  return (
    <Field
      label="Token"
      hint={
        service?.isEmulator
          ? 'The emulator brings its own. Enter another to see how the services treat it. Kept in this page only.'
          : 'A hub token (hf_…). Kept in this page only: it is not stored, and is gone when you reload.'
      }
    >
      {(control) => (
        <input
          {...control}
          type="password"
          value={token}
          placeholder={service?.token ? 'Token of the emulator' : 'hf_…'}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          onChange={({ target }) => session.token.set({ value: target.value.trim() })}
        />
      )}
    </Field>
  );
}
