import { type Snippet, useSnippetChoice } from '@hubkit/react/snippet-panel';

const snippets: readonly Snippet[] = [
  { language: 'python', client: 'openai', code: 'from openai import OpenAI' },
  { language: 'python', client: 'requests', code: 'import requests' },
  { language: 'js', client: 'openai', code: "import OpenAI from 'openai';" },
];

export function Example() {
  const { snippet, options, choose } = useSnippetChoice(snippets);
  return (
    <div>
      <label>
        Language{' '}
        <select value={snippet?.language} onChange={({ target }) => choose({ language: target.value })}>
          {options.languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </label>{' '}
      <label>
        Client{' '}
        <select value={snippet?.client} onChange={({ target }) => choose({ client: target.value })}>
          {options.clients.map((client) => (
            <option key={client}>{client}</option>
          ))}
        </select>
      </label>
      <pre>{snippet?.code}</pre>
    </div>
  );
}
