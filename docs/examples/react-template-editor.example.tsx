import { TemplateEditor, type TemplateEngine } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';

const CONTEXT = '{"messages": [{"role": "user", "content": "Hello!"}]}';

export function Page({ engine }: { engine: TemplateEngine }) {
  const [source, setSource] = useState('{% for m in messages %}{{ m.content }}{% endfor %}');
  return <TemplateEditor engine={engine} source={source} context={CONTEXT} onChange={setSource} />;
}
