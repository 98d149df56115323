import type { SnippetCall } from '../../call/snippet-call.ts';
import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';
import { json } from './json.ts';
import { media } from './media.ts';
import { servesTask } from './provider-tasks.ts';

export const pythonHuggingfaceHub = defineClient({
  id: 'huggingface_hub',
  language: 'python',
  label: 'huggingface_hub',
  rank: 20,
  install: (call) => `pip install huggingface_hub${makesImage(call) ? ' pillow' : ''}`,
  canPrint: ({ method, provider, task, endpointUrl }) =>
    method.python !== undefined && (endpointUrl !== undefined || servesTask(provider, task)),
  // The client polls by itself, and uploads files by their names.
  shapes: {
    chat,
    json,
    upload: json,
    media,
    job: (call) => (call.result ? media({ ...call, result: call.result }) : json(call)),
  },
});

/** Images are objects of Pillow, which the client does not bring. */
function makesImage(call: SnippetCall): boolean {
  return 'result' in call && call.result?.path.endsWith('.png') === true;
}
