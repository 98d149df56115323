import { Field } from '../ui/field.tsx';
import { useConnection, useHub } from './hub-context.tsx';

/** Selects the emulator or the real services. */
export function ServiceField() {
  const { connection } = useHub();
  const serviceId = useConnection((state) => state.serviceId);
  return (
    <Field label="Service">
      {(control) => (
        <select {...control} value={serviceId} onChange={({ target }) => connection.chooseService(target.value)}>
          {connection.config.services.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
