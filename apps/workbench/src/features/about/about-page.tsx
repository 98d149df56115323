import { Heading } from '@hubkit/react';
import type { ReactNode } from 'react';
import { DocsTabs } from '../../doc-content/docs-tabs.tsx';
import type { Service } from '../../host-config/host-config.ts';
import { useHub } from '../../services/hub-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './about-page.module.css';

interface Fact {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly link: readonly [href: string, label: string];
}

const FACTS: readonly Fact[] = [
  {
    icon: 'fault',
    title: 'An emulator answers',
    text: (
      <>
        Without a token, a local server behaves like the hub, its router and the providers, errors included. There is no
        model: the same question gives the same answer, and every response has the header <code>x-hubkit-emulator</code>
        .
      </>
    ),
    link: ['/docs/guide/test-against-the-emulator', 'How the emulator works'],
  },
  {
    icon: 'link',
    title: 'Real services, when you choose',
    text: 'Choose the hub, or a server of yours, under Connection, and enter your token there. The server of this page reads no token from its environment.',
    link: ['/docs/guide/workbench#a-real-service', 'Connect to a real service'],
  },
  {
    icon: 'history',
    title: 'Kept in this browser',
    text: 'Chats, drafts, runs, jobs and settings stay in this browser, for this address. A token is held in the memory of the page until you reload it, and is in no address and no export.',
    link: ['/settings', 'Export or clear them'],
  },
];

/** The page about the workbench: its services and its data. */
export function AboutPage() {
  const { config } = useHub().connection;
  return (
    <Page
      title="About this workbench"
      lead={`Version ${config.version}: its services, your data.`}
      width="wide"
      actions={<DocsTabs current="/docs/about" />}
    >
      <ul className={`bare-list ${styles.facts}`}>
        {FACTS.map(({ icon, title, text, link: [href, label] }) => (
          <li key={title} className={`frame ${styles.fact}`}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <section className={`stack ${styles.section}`}>
        <Heading level={2} title="Addresses" copy="button" focusTarget />
        <p>Give these to the client as its endpoints, in this page or in your own code on this machine.</p>
        {config.services.map((service) => (
          <EndpointList key={service.id} service={service} />
        ))}
      </section>
    </Page>
  );
}

/** The base addresses of a service. */
function EndpointList({ service }: { readonly service: Service }) {
  const { hub, router, providers = {} } = service.endpoints;
  const rows = [
    ['Hub', hub ?? 'https://huggingface.co'],
    ['Router', router ?? 'https://router.huggingface.co'],
    ...Object.entries(providers),
  ] as const;
  return (
    <table className={`frame ${styles.table}`}>
      <caption>{service.label}</caption>
      <tbody>
        {rows.map(([name, address]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{address}</code>
            </td>
            <td className={styles.copy}>
              <CopyButton text={address} label={`Copy the address of ${name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
