import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import { describe, expectTypeOf, it } from 'vitest';
import { type Args, InferenceClient, type MediaTaskId, type StreamTaskId } from '../index.ts';
import { groq } from '../providers/groq.ts';
import { together } from '../providers/together.ts';

const client = new InferenceClient();

describe('the methods of the client', () => {
  it('are named by the catalogue and typed by its schemas', () => {
    expectTypeOf(client.chatCompletion).returns.resolves.toEqualTypeOf<ChatCompletionOutput>();
    expectTypeOf(client.chatCompletionStream).returns.toEqualTypeOf<
      AsyncGenerator<ChatCompletionStreamOutput, void, undefined>
    >();
    expectTypeOf(client.automaticSpeechRecognition).parameter(0).toExtend<object>();
  });

  it('need what their task needs', () => {
    // @ts-expect-error messages are missing
    ({ model: 'm' }) satisfies Args<'conversational'>;
    ({ model: 'm', messages: [], provider: 'groq' }) satisfies Args<'conversational'>;
    // @ts-expect-error nobody knows this provider
    ({ messages: [], provider: 'nobody' }) satisfies Args<'conversational'>;
    ({ inputs: 'a cat', provider: together }) satisfies Args<'text-to-image'>;
    // @ts-expect-error groq has no adapter of this task
    ({ inputs: 'a cat', provider: 'groq' }) satisfies Args<'text-to-image'>;
    // @ts-expect-error neither has the object
    ({ inputs: 'a cat', provider: groq }) satisfies Args<'text-to-image'>;
  });

  it('take an upload under both of its names', () => {
    ({ inputs: new Blob([]) }) satisfies Args<'automatic-speech-recognition'>;
    ({ data: new ArrayBuffer(1) }) satisfies Args<'automatic-speech-recognition'>;
    // @ts-expect-error nothing to transcribe
    ({ model: 'm' }) satisfies Args<'automatic-speech-recognition'>;
  });

  it('give a file in the form that was asked for', () => {
    const asBlob = () => client.textToImage({ inputs: 'a cat' });
    expectTypeOf(asBlob).returns.resolves.toEqualTypeOf<Blob>();
    const asUrl = () => client.textToImage({ inputs: 'a cat' }, { outputType: 'url' });
    expectTypeOf(asUrl).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf<'text-to-image' | 'text-to-video'>().toExtend<MediaTaskId>();
    expectTypeOf<Extract<MediaTaskId, 'conversational' | 'feature-extraction'>>().toBeNever();
    expectTypeOf<StreamTaskId>().toEqualTypeOf<'conversational' | 'text-generation'>();
  });
});
