import { useStore } from '../../../store/use-store.ts';
import { Field } from '../../../ui/field.tsx';
import type { ChatSession } from '../chat-session.ts';

/** Chooses between the emulator and what is real. */
export function ServiceField({ session }: { readonly session: ChatSession }) {
  const serviceId = useStore(session.chat.store, ({ settings }) => settings.serviceId);
  return (
    <Field label="Service">
      {(control) => (
        <select {...control} value={serviceId} onChange={({ target }) => session.chooseService(target.value)}>
          {session.services.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
