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
  install: (call) => ['pip install huggingface_hub', ...furtherPackages(call)].join(' '),
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

/** Packages of the objects that the client returns, which it does not install: images of Pillow, and arrays of NumPy for embeddings. */
function furtherPackages(call: SnippetCall): readonly string[] {
  if (call.task === 'feature-extraction') return ['numpy'];
  return 'result' in call && call.result?.path.endsWith('.png') ? ['pillow'] : [];
}
