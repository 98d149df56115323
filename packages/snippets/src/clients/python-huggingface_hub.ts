import { type Code, call as callOf, code, entries, lines, paragraphs, type Stack } from '@hubkit/code';
import type { ChatCall, MediaResult, SdkMethod, SnippetCall } from '../call/snippet-call.ts';
import { defineClient } from '../define-client.ts';
import { pythonImports, readCompletion, readStream, writeFile } from '../languages/python.ts';

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

export function chat(call: ChatCall): Stack {
  return paragraphs(
    imports(call),
    construct(call, call.baseUrl),
    code`
      ${call.isStream ? code`stream` : code`completion`} = client.chat.completions.create(
          ${entries(call.method.python?.named ?? {})}
      )
    `,
    call.isStream ? readStream : readCompletion,
  );
}

/** Any call whose result is a value. */
export function json(call: SnippetCall): Stack {
  return paragraphs(imports(call), construct(call), lines(code`output = ${invoke(call)}`, code`print(output)`));
}

/** Any call that makes a file: an image of Pillow, otherwise bytes. */
export function media(call: SnippetCall & { readonly result: MediaResult }): Stack {
  const { path } = call.result;
  return paragraphs(
    imports(call),
    construct(call),
    path.endsWith('.png')
      ? lines(code`image = ${invoke(call)}`, code`image.save(${path})`, code`print(${`Saved ${path}`})`)
      : lines(code`output = ${invoke(call)}`, writeFile(call.result, code`output`)),
  );
}

function imports(call: SnippetCall): Stack {
  return pythonImports(call.key, code`from huggingface_hub import InferenceClient`);
}

/** Makes the client. An endpoint takes the place of the provider. */
function construct({ provider, key, billTo, endpointUrl }: SnippetCall, baseUrl = endpointUrl): Code {
  const target = endpointUrl === undefined ? { provider } : { base_url: baseUrl };
  return code`client = ${callOf('InferenceClient', [], { ...target, api_key: key, bill_to: billTo })}`;
}

/** Calls the method of the task. */
function invoke({ method: { python }, task }: SnippetCall): Code {
  if (python === undefined) throw new Error(`The Python client has no method for ${task}.`);
  return code`${methodCall(python)}`;
}

function methodCall({ name, positional, named }: SdkMethod) {
  return callOf(`client.${name}`, positional, named);
}

const CHAT = 'conversational';
const MEDIA = ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video'];

/**
 * Tasks that version 1.33 of huggingface_hub has for a provider, as its own table lists them (November 2026); an end-to-end
 * test compares the two. For a provider that is not in the list, its client raises an error.
 */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  baseten: [CHAT],
  cerebras: [CHAT],
  cohere: [CHAT],
  deepinfra: [CHAT, 'automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  'fal-ai': ['automatic-speech-recognition', 'image-segmentation', 'text-to-speech', ...MEDIA],
  'featherless-ai': [CHAT, 'text-generation'],
  'fireworks-ai': [CHAT],
  groq: [CHAT],
  novita: [CHAT, 'text-generation', 'text-to-video'],
  nscale: [CHAT, 'text-to-image'],
  openai: [CHAT],
  ovhcloud: [CHAT],
  publicai: [CHAT],
  replicate: ['automatic-speech-recognition', 'text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
  scaleway: [CHAT, 'feature-extraction'],
  together: [CHAT, 'feature-extraction', 'text-generation', 'text-to-speech', ...MEDIA],
  wavespeed: MEDIA,
  'zai-org': [CHAT, 'text-to-image'],
};

/** True where the Python client has the task of a provider. The hub's own service has every task that has a method. */
export function servesTask(provider: string, task: string): boolean {
  if (provider === 'auto' || provider === 'hf-inference') return true;
  return Object.hasOwn(TASKS, provider) && TASKS[provider]?.includes(task) === true;
}
