import { Heading } from '@hubkit/react';
import type { ReactNode } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import styles from './about-page.module.css';
import { EndpointList } from './endpoint-list.tsx';

/** What the workbench is, what it talks to, and what it keeps. */
export function AboutPage({ config }: { readonly config: HostConfig }) {
  return (
    <article className={styles.page}>
      <h1>About this workbench</h1>
      <p className={styles.lead}>
        A place to try models of a model hub: the same client that you would use in your own code, with everything it
        does in view. Version {config.version}.
      </p>
      <Section title="Where answers come from">
        <p>
          Without a token everything runs against an <strong>emulator</strong>: one server on this machine that speaks
          like the hub, its router and the providers, down to their errors. No model is behind it. Its answers follow
          from the question, so the same question gives the same answer, and every answer carries the header{' '}
          <code>x-hubkit-emulator</code>.
        </p>
        <p>
          Started with <code>HF_TOKEN</code> in its environment, the workbench also lets this page talk to the real hub
          and its router. Type the token into the settings of the chat: the host does not hand over its own.
        </p>
      </Section>
      <Section title="What is kept">
        <p>
          The colours you chose, in this browser. Conversations and tokens are held in the memory of the page and are
          gone when you reload it; a token is never part of an address.
        </p>
      </Section>
      <Section title="Keys">
        <dl className={styles.keys}>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>Send the message</dd>
          <dt>
            <kbd>Shift</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>Begin a new line</dd>
          <dt>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> or <kbd>⌘</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>Send, or stop the answer, wherever the focus is</dd>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>Leave an editor, or close the settings</dd>
        </dl>
      </Section>
      <Section title="Addresses">
        <p>Give these to the client as its endpoints, in this page or in your own code on this machine.</p>
        {config.services.map((service) => (
          <EndpointList key={service.id} service={service} />
        ))}
      </Section>
    </article>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} title={title} copy="button" focusTarget />
      {children}
    </section>
  );
}
