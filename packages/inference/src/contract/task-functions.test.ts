import type {
  AudioToAudioOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  FillMaskOutput,
  QuestionAnsweringOutputElement,
  SummarizationOutput,
  TableQuestionAnsweringOutputElement,
  TextGenerationOutput,
  TextGenerationStreamOutput,
  TokenClassificationOutput,
  TranslationOutput,
  ZeroShotClassificationOutput,
} from '@hubkit/task-types';
import { describe, expectTypeOf, it } from 'vitest';
import { type Args, InferenceClient } from '../index.ts';
import type { MediaTaskId, StreamTaskId } from '../presets/provider-kit.ts';
import { groq } from '../providers/groq.ts';
import { together } from '../providers/together.ts';
import type { CallStream } from './call-response.ts';

const client = new InferenceClient();

describe('the methods of the client', () => {
  it('are named by the catalog and typed by its schemas', () => {
    const chat = () => client.chatCompletion({ messages: [] });
    const stream = () => client.chatCompletionStream({ messages: [] });
    expectTypeOf(chat).returns.resolves.toEqualTypeOf<ChatCompletionOutput>();
    expectTypeOf(stream).returns.toEqualTypeOf<CallStream<ChatCompletionStreamOutput>>();
    expectTypeOf(client.automaticSpeechRecognition).parameter(0).toExtend<object>();
  });

  it('give the results of text tasks, one where a model gives one', () => {
    expectTypeOf(client.textGeneration).returns.resolves.toEqualTypeOf<TextGenerationOutput>();
    expectTypeOf(client.textGenerationStream).returns.toEqualTypeOf<CallStream<TextGenerationStreamOutput>>();
    expectTypeOf<TextGenerationOutput['generated_text']>().toEqualTypeOf<string>();
    expectTypeOf<TextGenerationStreamOutput['generated_text']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf(client.tokenClassification).returns.resolves.toEqualTypeOf<TokenClassificationOutput>();
    expectTypeOf<TokenClassificationOutput[number]['entity_group']>().toEqualTypeOf<string | undefined>();
    expectTypeOf(client.zeroShotClassification).returns.resolves.toEqualTypeOf<ZeroShotClassificationOutput>();
    expectTypeOf<ZeroShotClassificationOutput[number]['label']>().toEqualTypeOf<string>();
    expectTypeOf(client.questionAnswering).returns.resolves.toEqualTypeOf<QuestionAnsweringOutputElement>();
    expectTypeOf<QuestionAnsweringOutputElement['start']>().toEqualTypeOf<number>();
    expectTypeOf(client.tableQuestionAnswering).returns.resolves.toEqualTypeOf<TableQuestionAnsweringOutputElement>();
    expectTypeOf<TableQuestionAnsweringOutputElement['coordinates']>().toEqualTypeOf<number[][]>();
    expectTypeOf(client.fillMask).returns.resolves.toEqualTypeOf<FillMaskOutput>();
    expectTypeOf<FillMaskOutput[number]['token_str']>().toEqualTypeOf<string>();
    expectTypeOf(client.summarization).returns.resolves.toEqualTypeOf<SummarizationOutput>();
    expectTypeOf(client.translation).returns.resolves.toEqualTypeOf<TranslationOutput>();
    expectTypeOf(client.sentenceSimilarity).returns.resolves.toEqualTypeOf<number[]>();
  });

  it('take a question about a table under both of its names, and labels where they are needed', () => {
    ({ inputs: { question: 'How many?', table: { A: ['1'] } } }) satisfies Args<'table-question-answering'>;
    ({ inputs: { query: 'How many?', table: { A: ['1'] } } }) satisfies Args<'table-question-answering'>;
    // @ts-expect-error no question
    ({ inputs: { table: { A: ['1'] } } }) satisfies Args<'table-question-answering'>;
    // @ts-expect-error cells are texts
    ({ inputs: { question: 'How many?', table: { A: [1] } } }) satisfies Args<'table-question-answering'>;
    // @ts-expect-error no labels
    ({ inputs: 'a' }) satisfies Args<'zero-shot-classification'>;
    // @ts-expect-error cerebras has no adapter of this task
    ({ inputs: 'a', provider: 'cerebras' }) satisfies Args<'text-generation'>;
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

  it('take several images where a task combines them, and one where it does not', () => {
    ({ inputs: [new Blob([]), 'cat.png'] }) satisfies Args<'image-to-image'>;
    ({ inputs: new Blob([]), provider: 'wavespeed' }) satisfies Args<'image-text-to-image'>;
    // @ts-expect-error a video starts from one image
    ({ inputs: [new Blob([])] }) satisfies Args<'image-to-video'>;
    // @ts-expect-error groq has no videos
    ({ inputs: 'a cat', provider: 'groq' }) satisfies Args<'text-to-video'>;
  });

  it('give a file in the form that was asked for', () => {
    const asBlob = () => client.textToImage({ inputs: 'a cat' });
    expectTypeOf(asBlob).returns.resolves.toEqualTypeOf<Blob>();
    const asUrl = () => client.textToImage({ inputs: 'a cat' }, { outputType: 'url' });
    expectTypeOf(asUrl).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf<MediaTaskId>().toEqualTypeOf<
      | 'text-to-image'
      | 'image-to-image'
      | 'image-text-to-image'
      | 'text-to-video'
      | 'image-to-video'
      | 'image-text-to-video'
      | 'text-to-speech'
      | 'text-to-audio'
    >();
    const inputs = new Blob([]);
    const results = () => [
      client.imageToImage({ inputs }),
      client.imageTextToImage({ parameters: { prompt: 'a cat' } }),
      client.textToVideo({ inputs: 'a cat', parameters: { negative_prompt: ['rain', 'fog'] } }),
      client.imageToVideo({ data: inputs }),
      client.imageTextToVideo({ inputs }),
      client.textToSpeech({ inputs: 'Hi' }),
      client.textToAudio({ inputs: 'jazz' }),
    ];
    expectTypeOf(results).returns.items.resolves.toEqualTypeOf<Blob>();
    expectTypeOf(client.audioToAudio).returns.resolves.toEqualTypeOf<AudioToAudioOutput>();
    expectTypeOf<Extract<MediaTaskId, 'conversational' | 'feature-extraction'>>().toBeNever();
    expectTypeOf<StreamTaskId>().toEqualTypeOf<'automatic-speech-recognition' | 'conversational' | 'text-generation'>();
  });
});
