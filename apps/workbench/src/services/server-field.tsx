import { type FormEvent, useState } from 'react';
import type { FoundServer } from '../host-config/host-config.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { counted } from '../ui/format-count.ts';
import { useConnection, useHub } from './hub-context.tsx';
import { type OwnServer, parseHost, readAddress, toService } from './own-servers.ts';
import styles from './server-field.module.css';

/** What the last try has led to. */
interface Note {
  readonly text: string;
  readonly isProblem?: boolean;
  /** A server that does not respond, and can be used all the same. */
  readonly server?: OwnServer;
}

/** Adds a server of the user: found on this machine, or typed. */
export function ServerField() {
  const { connection, models } = useHub();
  const servers = useConnection((state) => state.servers);
  const [text, setText] = useState('');
  const [note, setNote] = useState<Note>({ text: '' });
  const [found, setFound] = useState<readonly FoundServer[]>([]);

  const find = async () => {
    setNote({ text: 'Searching…' });
    try {
      const response = await fetch('/servers/found');
      const servers = (await response.json()) as readonly FoundServer[]; // Written by our own host, from the same type.
      setFound(servers);
      setNote({ text: servers.length > 0 ? '' : 'No server found. Start one, or type its address.' });
    } catch {
      setNote({ text: 'The host of this page does not respond.', isProblem: true });
    }
  };
  const choose = (server: OwnServer, text = '') => {
    connection.addServer(server);
    setText('');
    setNote({ text });
  };
  /** Chooses a server once it responds, and says what it has. */
  const use = (server: OwnServer) => {
    const tried = toService(server);
    setNote({ text: `Connecting to ${server.label}…` });
    const list = models.of(tried, 'conversational');
    if (list.get().status !== 'loading') models.reload(tried, 'conversational');
    const end = list.subscribe(() => {
      const state = list.get();
      if (state.status === 'loading') return;
      end();
      const { isReached, isRefused } = connection.reach.get()[tried.id] ?? {};
      if (state.status === 'ready') choose(server, `${counted(state.models.length, 'model')} found.`);
      else if (isRefused) choose(server, `${server.label} wants a key: enter it under Token.`);
      else if (isReached) choose(server, `${server.label} does not list its models: type an id into Model.`);
      else setNote({ text: `${server.label} does not respond.`, isProblem: true, server });
    });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = readAddress(text);
    if ('problem' in read) return setNote({ text: read.problem, isProblem: true });
    use({ label: parseHost(read.address), address: read.address });
  };

  return (
    <form className={`stack ${styles.servers}`} onSubmit={add}>
      <Field
        label="Add a server"
        hint={
          <span role="status" className={note.isProblem ? styles.problem : undefined}>
            {note.text || 'Ollama, vLLM, LM Studio, or any API like OpenAI’s.'}
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            aria-invalid={note.isProblem}
            value={text}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="http://localhost:11434"
            onChange={({ target }) => {
              setText(target.value);
              setNote({ text: '' });
            }}
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
        {note.server && (
          <Button size="small" look="outline" label="Use anyway" onClick={() => note.server && choose(note.server)} />
        )}
        <Button size="small" look="outline" icon="search" label="Find local servers" onClick={() => void find()} />
      </div>
      {servers.length > 0 && (
        <ul className={`bare-list ${styles.found}`} aria-label="Your servers">
          {servers.map(({ id, label }) => (
            <li key={id}>
              <span className={styles.name}>{label}</span>
              <Button
                size="small"
                icon="trash"
                iconOnly
                label={`Remove ${label}`}
                onClick={() => connection.removeServer(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
