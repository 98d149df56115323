import { type Code, call as callOf, code, type Stack } from '@hubkit/code';
import type { SdkMethod, SnippetCall } from '../../call/snippet-call.ts';
import { pythonImports } from '../../languages/python.ts';

export function imports(call: SnippetCall): Stack {
  return pythonImports(call.key, code`from huggingface_hub import InferenceClient`);
}

/** Makes the client. An endpoint takes the place of the provider. */
export function construct({ provider, key, billTo, endpointUrl }: SnippetCall, baseUrl = endpointUrl): Code {
  const target = endpointUrl === undefined ? { provider } : { base_url: baseUrl };
  return code`client = ${callOf('InferenceClient', [], { ...target, api_key: key, bill_to: billTo })}`;
}

/** Calls the method of the task. */
export function invoke({ method: { python }, task }: SnippetCall): Code {
  if (python === undefined) throw new Error(`The Python client has no method for ${task}.`);
  return code`${methodCall(python)}`;
}

function methodCall({ name, positional, named }: SdkMethod) {
  return callOf(`client.${name}`, positional, named);
}
