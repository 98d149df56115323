import { ResultView } from '@hubkit/react/result-view';
import { SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/result-view.css';
import '@hubkit/react/snippet-panel.css';

export function ModelPage() {
  return (
    <article>
      <SnippetPanel
        snippets={[
          { language: 'python', client: 'openai', code: 'from openai import OpenAI', install: 'pip install openai' },
          { language: 'js', client: 'openai', code: "import OpenAI from 'openai';", install: 'npm install openai' },
        ]}
      />
      <ResultView value={[{ label: 'tabby cat', score: 0.87 }]} label="What is in the image" />
    </article>
  );
}
