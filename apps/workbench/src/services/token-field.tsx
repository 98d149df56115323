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
          ? 'Not needed. A wrong token shows how services refuse it.'
          : service.endpointUrl !== undefined
            ? 'Only if the server wants one. A reload forgets it.'
            : 'A hub token (hf_…). Never stored: a reload forgets it.'
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
