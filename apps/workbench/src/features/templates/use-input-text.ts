import type { TemplateInput } from '@hubkit/react/template-editor';
import { useCallback } from 'react';
import type { WorkerEngine } from '../../template-engine/create-worker-engine.ts';
import type { InputText } from '../../template-engine/protocol.ts';
import { useDelayed } from './use-delayed.ts';

/** Milliseconds without a change after which the output is checked. */
const DELAY_MS = 200;

/** Returns the ranges of the output that come from the input, 200 ms after the last change; undefined until the first reply, and where the check failed. */
export function useInputText(
  engine: Pick<WorkerEngine, 'inputText'>,
  { source, context, tokenizer }: TemplateInput,
): { readonly found: InputText | undefined; readonly failure: string } {
  const load = useCallback(
    () => engine.inputText({ source, context, tokenizer }),
    [engine, source, context, tokenizer],
  );
  const { reply, failure } = useDelayed(load, DELAY_MS);
  return { found: failure ? undefined : (reply ?? undefined), failure };
}
