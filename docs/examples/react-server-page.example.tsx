import { ResultView } from '@hubkit/react/result-view';
import { SnippetPanel } from '@hubkit/react/snippet-panel';

/** A server component: only the parts that need the browser are sent there. */
export async function ModelPage({ loadScores }: { loadScores: () => Promise<{ label: string; score: number }[]> }) {
  const code = 'print("hello")';
  return (
    <main>
      <ResultView value={await loadScores()} label="What is in the image" />
      <SnippetPanel
        snippets={[{ language: 'python', client: 'openai', code, highlighted: <b>{code}</b> }]}
        labels={{ language: { python: 'Python 3' } }}
      />
    </main>
  );
}
