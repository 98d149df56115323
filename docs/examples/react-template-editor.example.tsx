import { TemplateEditor, type TemplateEngine } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';

/** The engine is yours: usually a worker around `@hubkit/jinja`. */
export function Page({ engine }: { engine: TemplateEngine }) {
  const [source, setSource] = useState('{% for m in messages %}{{ m.content }}{% endfor %}');
  return (
    <TemplateEditor
      engine={engine}
      source={source}
      context='{"messages": [{"role": "user", "content": "Hello!"}]}'
      onChange={setSource}
    />
  );
}
