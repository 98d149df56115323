import { TemplateEditor, type TemplateEngine } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';

const CONTEXT = '{"messages": [{"role": "user", "content": "Hello!"}]}';

/** The engine is yours: usually a worker around @hubkit/jinja. */
export function Example({ engine, cspNonce }: { engine: TemplateEngine; cspNonce?: string }) {
  const [source, setSource] = useState('{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}');
  const props = { source, context: CONTEXT, onChange: setSource, cspNonce };
  return <TemplateEditor engine={engine} {...props} />;
}
