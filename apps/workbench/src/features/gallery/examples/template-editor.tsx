import { TemplateEditor, type TemplateEngine } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useEffect, useState } from 'react';
import { cspNonce } from '../../../host-config/csp-nonce.ts';
import { startTemplateEngine } from '../../../template-engine/start-template-engine.ts';

const CONTEXT = '{"messages": [{"role": "user", "content": "Hello!"}]}';

export function Example() {
  const [engine, setEngine] = useState<TemplateEngine>();
  const [source, setSource] = useState('{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}');
  useEffect(() => {
    const started = startTemplateEngine();
    setEngine(started);
    return started.close;
  }, []);
  const props = { source, context: CONTEXT, onChange: setSource, cspNonce: cspNonce() };
  return engine && <TemplateEditor engine={engine} {...props} />;
}
