import { type TemplateEngine, TextDiff, useTemplate } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';

const CONTEXT = '{"messages": [{"role": "user", "content": "Hello!"}]}';
const BEFORE = 'user: Hello!\nassistant:';

/** The engine is yours: usually a worker around @hubkit/jinja. */
export function Example({ engine }: { engine: TemplateEngine }) {
  const [source, setSource] = useState('user: {{ messages[0].content }}\nmodel:');
  const { last, lastGood, engineFailure } = useTemplate(engine, { source, context: CONTEXT });
  const problem = last && !last.reply.ok ? last.reply.error.message : engineFailure;
  return (
    <div className="hubkit-panel">
      <textarea aria-label="Template" value={source} rows={3} onChange={({ target }) => setSource(target.value)} />
      {problem && <p role="alert">{problem}</p>}
      <TextDiff before={BEFORE} after={lastGood?.reply.text ?? ''} label="Changes of the output" />
    </div>
  );
}
