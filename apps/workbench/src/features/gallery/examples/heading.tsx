import { EditLink, githubEditUrl, Heading } from '@hubkit/react';
import '@hubkit/react/styles.css';

export function Example() {
  return (
    <div>
      <Heading level={3} title="Install" copy="button" />
      <p>Point at the heading, or move the focus to it, to see its link.</p>
      <EditLink source={githubEditUrl({ repo: 'acme/docs', path: 'guide/install.md' })} />
    </div>
  );
}
