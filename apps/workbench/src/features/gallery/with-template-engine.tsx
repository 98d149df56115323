import type { TemplateEngine } from '@hubkit/react/template-editor';
import { type ComponentType, useEffect, useState } from 'react';
import { cspNonce } from '../../host-config/csp-nonce.ts';
import { startTemplateEngine } from '../../template-engine/start-template-engine.ts';

/** What a page gives to the components of templates. */
export interface EngineProps {
  readonly engine: TemplateEngine;
  readonly cspNonce?: string | undefined;
}

/** Gives an example the engine of the workbench, so that its code has public imports only. */
export function withTemplateEngine(Example: ComponentType<EngineProps>): ComponentType {
  return function WithEngine() {
    const [engine, setEngine] = useState<TemplateEngine>();
    useEffect(() => {
      const started = startTemplateEngine();
      setEngine(started);
      return started.close;
    }, []);
    return engine && <Example engine={engine} cspNonce={cspNonce()} />;
  };
}
