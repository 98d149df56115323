import { EditLink, Heading } from '@hubkit/react';
import '@hubkit/react/styles.css';

export function Page() {
  return (
    <article>
      <Heading level={2} id="install" title="Install" />
      <EditLink source="https://github.com/acme/docs/edit/main/install.md" />
    </article>
  );
}
