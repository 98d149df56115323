import { Field } from '../ui/field.tsx';
import { useConnection, useHub } from './hub-context.tsx';

/** Selects the emulator, the real services, or a server of the user. */
export function ServiceField() {
  const { connection } = useHub();
  const serviceId = useConnection((state) => state.serviceId);
  useConnection(({ servers }) => servers);
  return (
    <Field label="Service">
      {(control) => (
        <select {...control} value={serviceId} onChange={({ target }) => connection.chooseService(target.value)}>
          {connection.services().map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
