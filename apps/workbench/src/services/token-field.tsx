import { Field } from '../ui/field.tsx';
import { useConnection, useHub } from './hub-context.tsx';

/** An input for a hub token or provider API key, whose value is hidden. */
export function TokenField() {
  const { connection } = useHub();
  useConnection(({ tokenRevision }) => tokenRevision);
  useConnection(({ serviceId }) => serviceId);
  const service = connection.service();
  return (
    <Field
      label="Token"
      hint={
        service.isEmulator
          ? 'Not needed for the emulator. A wrong token shows how services refuse it.'
          : service.endpointUrl !== undefined
            ? 'The key of this server or gateway, if it wants one. Kept in this page only.'
            : 'A hub token (hf_…). Kept in this page only: it is not stored, and is gone when you reload.'
      }
    >
      {(control) => (
        <input
          {...control}
          type="password"
          value={connection.token()}
          placeholder={service.token ? 'Token of the emulator' : service.endpointUrl === undefined ? 'hf_…' : 'None'}
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          onChange={({ target }) => connection.setToken(target.value.trim())}
        />
      )}
    </Field>
  );
}
