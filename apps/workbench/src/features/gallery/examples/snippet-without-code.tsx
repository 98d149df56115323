import { SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';

export function Example() {
  return <SnippetPanel snippets={[]} labels={{ empty: 'This model has no code yet.' }} />;
}
