import type { Service } from '../host-config/host-config.ts';
import { useStore } from '../state/use-store.ts';
import { Field } from '../ui/field.tsx';
import styles from './connection-button.module.css';
import { FaultSwitch } from './fault-switch.tsx';
import { useConnection, useHub, useService } from './hub-context.tsx';
import { ServerField } from './server-field.tsx';

/** The settings of the connection: service, token, fault. Loaded when they are first opened. */
export function ConnectionPanel() {
  const { connection } = useHub();
  const service = useService();
  return (
    <>
      <p className={`quiet ${styles.text}`}>{describe(service)}</p>
      {(connection.config.services.length > 1 || connection.config.canReachServers) && <ServiceField />}
      <TokenField />
      <FaultSwitch />
      {connection.config.canReachServers && <ServerField />}
    </>
  );
}

function describe({ isEmulator, endpointUrl }: Service): string {
  if (isEmulator) return 'Same API as the real services; answers come from rules, not from a model.';
  if (endpointUrl !== undefined)
    return `All calls go to ${endpointUrl}, through the host of this page. A key is sent only if you enter one.`;
  return 'Answers come from real models, and may cost money. A reload forgets your token.';
}

/** Selects the emulator, the real services, or a server of the user. */
function ServiceField() {
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

/** An input for a hub token or provider API key, whose value is hidden. */
function TokenField() {
  const { connection } = useHub();
  useConnection(({ tokenRevision }) => tokenRevision);
  const service = useService();
  const isRefused = useStore(connection.reach, (all) => all[service.id]?.isRefused === true);
  return (
    <Field
      label="Token"
      hint={
        isRefused ? (
          <span className={styles.refused} role="alert">
            {connection.token() === ''
              ? 'The service wants a token.'
              : 'The service refused this token: it may be mistyped or expired.'}
          </span>
        ) : service.isEmulator ? (
          'Not needed. hf_invalid shows how services refuse one.'
        ) : service.endpointUrl !== undefined ? (
          'Only if the server wants one. A reload forgets it.'
        ) : (
          'A hub token (hf_…). Never stored: a reload forgets it.'
        )
      }
    >
      {(control) => (
        <input
          {...control}
          aria-invalid={isRefused || undefined}
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
