'use client';

import { useStore } from '../store/use-store.ts';
import type { InputState, InputStore } from './create-inputs.ts';

/**
 * The requests for input that wait for the user, such as those of MCP servers during a call of a tool.
 *
 * @param inputs - What `createInputs` has made; its `onInput` is that of `mcpTools`.
 */
export function useInputs<Request, Answer>(
  inputs: InputStore<Request, Answer>,
): InputState<Request> & Pick<InputStore<Request, Answer>, 'answer'> {
  const { waiting } = useStore(inputs);
  return { waiting, answer: inputs.answer };
}
