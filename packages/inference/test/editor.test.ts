import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TaskMethods } from '../src/call/task-methods.gen.ts';
import { openEditor } from './support/editor.ts';

const PROGRAM = `
import { chatCompletion, InferenceClient } from '@hubkit/inference';

const client = new InferenceClient('hf_…', { timeouts: { idleMs: 1000 } });
const completion = await client.chatCompletion(
  { provider: 'groq', model: 'org/name', messages: [{ role: 'user', content: 'Hello' }], max_tokens: 9, temperature: 0 },
  { signal: AbortSignal.timeout(1000) },
);
completion.choices[0]?.message.content;
for await (const chunk of client.chatCompletionStream({ messages: [] })) chunk.choices;
const image = await client.textToImage({ inputs: 'A cat', parameters: { guidance_scale: 2 } });
const url = await client.textToImage({ inputs: 'A cat' }, { outputType: 'url' });
const speech = await client.automaticSpeechRecognition({ inputs: image, parameters: { return_timestamps: true } });
speech.chunks;
const labels = await client.textClassification({ inputs: 'Good', parameters: { top_k: 1 } });
const vectors = await client.featureExtraction({ inputs: ['Good'], normalize: true });
await chatCompletion({ messages: [] });
`;

describe('hovering in an editor', () => {
  const editor = openEditor(PROGRAM);

  it.each([
    ['const client', 'const client: InferenceClient', ''],
    ['new InferenceClient', 'new InferenceClient(accessToken?: string', 'Creates a client.'],
    ['client.chatCompletion', 'chatCompletion(args: ChatCompletionArgs', 'Generates the next message'],
    ['client.chatCompletion', 'CallPromise<ChatCompletionOutput>', 'chatCompletionStream'],
    ['chatCompletionStream', 'CallStream<ChatCompletionStreamOutput>', 'Leaving the loop cancels the request.'],
    ['client.textToImage', 'JobCallPromise<Blob, "text-to-image">', 'Generates an image'],
    ['client.automaticSpeechRecognition', 'JobCallPromise<AutomaticSpeechRecognitionOutput', 'Transcribes speech'],
    ['client.textClassification', 'CallPromise<TextClassificationOutput>', 'Classifies a text'],
    ['client.featureExtraction', 'CallPromise<number[][]>', 'Computes the embeddings'],
    ['await chatCompletion', 'CallPromise<ChatCompletionOutput>', 'Generates the next message'],
    ['provider', 'ProviderFor<"conversational">', 'Provider that runs the model.'],
    ['messages', 'messages: ChatMessage[]', 'oldest message first'],
    ['role', 'ChatMessage.role: string', '`system`, `user`, `assistant` or `tool`'],
    ['max_tokens', 'max_tokens?: number', 'Maximum number of tokens to generate'],
    ['temperature', 'temperature?: number', 'Sampling temperature, usually between 0 and 2.'],
    ['{ signal', 'CallOptions.signal?: AbortSignal', 'Cancels the call'],
    ['idleMs', 'Timeouts.idleMs?: number', 'Time between two chunks'],
    ['guidance_scale', 'TextToImageParameters.guidance_scale?: number', 'Classifier-free guidance scale.'],
    ['outputType', 'outputType?: "url"', 'Form of the result'],
    ['return_timestamps', 'AutomaticSpeechRecognitionParameters.return_timestamps?: boolean', 'start and end'],
    ['top_k', 'TextClassificationParameters.top_k?: number', 'Number of labels'],
    ['normalize', 'FeatureExtractionInput.normalize?: boolean', 'Scale each embedding to length 1.'],
    ['const completion', 'const completion: ChatCompletionOutput', ''],
    ['message.content', 'ChatCompletionOutputMessage.content?: string | undefined', 'Text of the answer'],
    ['const chunk', 'const chunk: ChatCompletionStreamOutput', ''],
    ['const image', 'const image: Blob', ''],
    ['const url', 'const url: string', ''],
    ['const speech', 'const speech: AutomaticSpeechRecognitionOutput', ''],
    ['speech.chunks', 'chunks?: AutomaticSpeechRecognitionOutputChunk[]', 'Segments with timestamps'],
    ['const labels', 'const labels: TextClassificationOutput', ''],
    ['const vectors', 'const vectors: number[][]', ''],
  ])('shows for %s: %s', (marker, signature, documentation) => {
    const hover = editor.hover(marker);
    expect(hover.signature).toContain(signature);
    expect(hover.documentation).toContain(documentation);
  });

  it('finds no error in the program', () => {
    expect(editor.errors).toEqual([]);
  });
});

describe('the examples in the documentation', () => {
  const methods = Object.getOwnPropertyNames(TaskMethods.prototype).filter((name) => name !== 'constructor');
  const examples = ['task-methods.gen.ts', 'functions.gen.ts'].flatMap((file) => examplesIn(`../src/call/${file}`));

  it('are there for every method and every function', () => {
    const called = examples.map((example) => /\bawait ?\(?.*?((?:client\.)?\w+)\(\{/.exec(example)?.[1]);
    expect(called.sort()).toEqual([...methods, ...methods.map((name) => `client.${name}`)].sort());
  });

  it('are programs without errors', () => {
    const isImport = (line: string) => line.startsWith('import ');
    const lines = examples.map((example) => example.split('\n'));
    const program = [
      `import { InferenceClient, ${methods.join(', ')} } from '@hubkit/inference';`,
      ...new Set(lines.flatMap((example) => example.filter(isImport))),
      'declare const client: InferenceClient;',
      ...lines.flatMap((example) => ['async () => {', ...example.filter((line) => !isImport(line)), '};']),
    ];
    expect(openEditor(program.join('\n')).errors).toEqual([]);
  });
});

/** The code of all examples in the comments of a file. */
function examplesIn(path: string): readonly string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/^ *\* ?/gm, '');
  return [...source.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, code = '']) => code);
}
