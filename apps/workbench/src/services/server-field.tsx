import { type FormEvent, useState } from 'react';
import type { FoundServer } from '../host-config/host-config.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { counted } from '../ui/format-count.ts';
import { useHub, useService } from './hub-context.tsx';
import { type OwnServer, parseHost, readAddress } from './own-servers.ts';
import styles from './server-field.module.css';

/** Adds a server of the user: found on this machine, or typed. */
export function ServerField() {
  const { connection, models } = useHub();
  const service = useService();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [found, setFound] = useState<readonly FoundServer[]>([]);

  const find = async () => {
    setNote('Asking…');
    try {
      const response = await fetch('/servers/found');
      const servers = (await response.json()) as readonly FoundServer[]; // Written by our own host, from the same type.
      setFound(servers);
      setNote(servers.length > 0 ? '' : 'No server found. Start one, or type its address.');
    } catch {
      setNote('The host of this page does not respond.');
    }
  };
  /** Chooses a server, and says what it has. */
  const use = (server: OwnServer) => {
    connection.addServer(server);
    const added = connection.service();
    setNote(`Asking ${server.label} for its models…`);
    const list = models.of(added, 'conversational');
    if (list.get().status !== 'loading') models.reload(added, 'conversational');
    const end = list.subscribe(() => {
      const state = list.get();
      if (state.status === 'loading') return;
      end();
      setNote(state.status === 'ready' ? foundText(state.models.length) : `${server.label} does not respond.`);
    });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = readAddress(text);
    if ('problem' in read) return setNote(read.problem);
    use({ label: parseHost(read.address), address: read.address });
    setText('');
  };

  return (
    <form className={`stack ${styles.servers}`} onSubmit={add}>
      <Field
        label="Add a server"
        hint={<span role="status">{note || 'Ollama, vLLM, LM Studio, or any API like OpenAI’s.'}</span>}
      >
        {(control) => (
          <input
            {...control}
            value={text}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="http://localhost:11434"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {found.length > 0 && (
        <ul className={`bare-list ${styles.found}`} aria-label="Servers on this machine">
          {found.map(({ label, address, models }) => (
            <li key={address}>
              <span className={styles.name}>
                <strong>{label}</strong> {`${parseHost(address)}, ${counted(models, 'model')}`}
              </span>
              <Button
                size="small"
                look="outline"
                label="Use"
                aria-label={`Use ${label}`}
                onClick={() => use({ label, address })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <Button type="submit" size="small" look="outline" icon="plus" label="Add" />
        <Button size="small" look="outline" icon="search" label="Find local servers" onClick={() => void find()} />
        {service.endpointUrl !== undefined && (
          <Button
            size="small"
            icon="trash"
            label={`Remove ${service.label}`}
            onClick={() => connection.removeServer(service.id)}
          />
        )}
      </div>
    </form>
  );
}

function foundText(count: number): string {
  return `${counted(count, 'model')} found.`;
}
