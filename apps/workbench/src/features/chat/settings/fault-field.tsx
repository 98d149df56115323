import { useStore } from '../../../store/use-store.ts';
import { Field } from '../../../ui/field.tsx';
import type { ChatSession } from '../chat-session.ts';

/** Asks the emulator to fail, to see what a failure looks like. */
export function FaultField({ session }: { readonly session: ChatSession }) {
  const { serviceId, faultId } = useStore(session.chat.store, ({ settings }) => settings);
  const faults = session.services.find(({ id }) => id === serviceId)?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Field label="Fault" hint="Make the emulator fail the next requests in this way.">
      {(control) => (
        <select
          {...control}
          value={faultId ?? ''}
          onChange={({ target }) => session.chat.change({ faultId: target.value || undefined })}
        >
          <option value="">None</option>
          {faults.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
