import { type Snippet, SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';

const snippets: readonly Snippet[] = [
  {
    language: 'python',
    client: 'openai',
    code: 'from openai import OpenAI\n\nclient = OpenAI()',
    install: 'pip install openai',
  },
  { language: 'python', client: 'requests', code: 'import requests', install: 'pip install requests' },
  { language: 'js', client: 'openai', code: "import OpenAI from 'openai';\n\nconst client = new OpenAI();" },
  { language: 'sh', client: 'curl', code: 'curl https://example.com/v1/models' },
];

export function Example() {
  return <SnippetPanel snippets={snippets} />;
}
