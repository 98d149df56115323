import type { Service } from '../../host-config/host-config.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './about-page.module.css';

/** The base addresses of a service. */
export function EndpointList({ service }: { readonly service: Service }) {
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
