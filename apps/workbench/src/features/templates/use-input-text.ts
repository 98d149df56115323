import type { TemplateInput } from '@hubkit/react/template-editor';
import { useEffect, useState } from 'react';
import type { WorkerEngine } from '../../template-engine/create-worker-engine.ts';
import type { InputText } from '../../template-engine/protocol.ts';

/** Milliseconds without a change after which the output is checked. */
const DELAY_MS = 200;

/** Returns the ranges of the output that come from the input, 200 ms after the last change; undefined until the first reply, and where the check failed. */
export function useInputText(
  engine: Pick<WorkerEngine, 'inputText'>,
  { source, context, tokenizer }: TemplateInput,
): { readonly found: InputText | undefined; readonly failure: string } {
  const [found, setFound] = useState<InputText>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const settle = (reply: InputText | undefined, message: string) => {
      if (!isCurrent) return;
      setFound(reply);
      setFailure(message);
    };
    const timer = setTimeout(() => {
      engine.inputText({ source, context, tokenizer }).then(
        (reply) => reply !== undefined && settle(reply ?? undefined, ''),
        (error: Error) => settle(undefined, error.message),
      );
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, source, context, tokenizer]);
  return { found, failure };
}
