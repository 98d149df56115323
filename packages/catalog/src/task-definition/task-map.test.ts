import { type GenericSchema, type InferInput, type InferOutput, parse, safeParse } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  AutomaticSpeechRecognitionParameters,
  BinaryInput,
  ChatCompletionInput,
  ChatCompletionInputMessage,
  ChatCompletionOutput,
  ChatCompletionOutputLogprobs,
  ChatCompletionStreamOutput,
  GenerationParameters,
  TaskId,
  TaskInput,
  TaskMap,
  TaskOutput,
  TaskStreamOutput,
  TextClassificationOutput,
  TextClassificationOutputElement,
  TextToImageInput,
  TextToImageParameters,
} from '../index.ts';
import { TASK_SCHEMAS } from '../tasks/schemas.gen.ts';

describe('TaskMap', () => {
  it('knows the tasks that have a schema, with the names of their methods', () => {
    expectTypeOf<TaskId>().toEqualTypeOf<keyof typeof TASK_SCHEMAS>();
    expectTypeOf<TaskMap['conversational']['method']>().toEqualTypeOf<'chatCompletion'>();
    expectTypeOf<TaskMap['text-to-image']['method']>().toEqualTypeOf<'textToImage'>();
  });

  it('types what a task takes', () => {
    expectTypeOf<TaskInput<'text-to-image'>['inputs']>().toEqualTypeOf<string>();
    expectTypeOf<TaskInput<'automatic-speech-recognition'>['inputs']>().toEqualTypeOf<BinaryInput>();
    expectTypeOf<TaskInput<'feature-extraction'>['inputs']>().toEqualTypeOf<string | string[]>();
    expectTypeOf<TaskInput<'image-to-image'>['inputs']>().toEqualTypeOf<BinaryInput | readonly BinaryInput[]>();
    expectTypeOf<TaskInput<'image-text-to-video'>['inputs']>().toEqualTypeOf<BinaryInput | undefined>();
    expectTypeOf<TaskInput<'text-to-video'>>().toHaveProperty('parameters');
    expectTypeOf<ChatCompletionInput['temperature']>().toEqualTypeOf<number | undefined>();
    expectTypeOf({ messages: [{ role: 'user', content: 'Hello' }] }).toExtend<ChatCompletionInput>();
    // @ts-expect-error a prompt is a text
    const wrong: TaskInput<'text-to-image'> = { inputs: 1 };
    expect(safeParse(TASK_SCHEMAS['text-to-image'].input, wrong).success).toBe(false);
  });

  it('types what a task gives, also piece by piece', () => {
    expectTypeOf<TaskOutput<'text-to-image'>>().toEqualTypeOf<Blob>();
    expectTypeOf<TaskOutput<'text-to-video' | 'image-to-image' | 'text-to-speech'>>().toEqualTypeOf<Blob>();
    expectTypeOf<TaskOutput<'audio-to-audio'>[number]['content-type']>().toEqualTypeOf<string>();
    expectTypeOf<TaskOutput<'text-classification'>[number]['score']>().toEqualTypeOf<number>();
    expectTypeOf<TaskOutput<'feature-extraction'>[number]>().toEqualTypeOf<
      number | number[] | number[][] | number[][][]
    >();
    expectTypeOf<ChatCompletionOutput['choices'][number]['message']['content']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<ChatCompletionStreamOutput['choices'][number]['delta']['role']>().toEqualTypeOf<string>();
    expectTypeOf<TaskStreamOutput<'text-to-image'>>().toBeNever();
  });
});

describe('the generated types', () => {
  type Schemas = typeof TASK_SCHEMAS;

  it('are what valibot infers from the schemas, both ways', () => {
    type Inferred = {
      [Id in TaskId]: {
        input: InferInput<Schemas[Id]['input']>;
        output: InferOutput<Schemas[Id]['output']>;
        streamOutput: Schemas[Id] extends { streamOutput: infer Stream extends GenericSchema }
          ? InferOutput<Stream>
          : never;
      };
    };
    type Generated = { [Id in TaskId]: Omit<TaskMap[Id], 'method'> };
    type IsMutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
    type Different = {
      [Id in TaskId]:
        | (IsMutual<Inferred[Id], Generated[Id]> extends true ? never : Id)
        | (IsMutual<AllFields<Inferred[Id]>, AllFields<Generated[Id]>> extends true ? never : Id);
    }[TaskId];
    expectTypeOf<Different>().toBeNever();
  });

  it('are named for nested objects as well', () => {
    expectTypeOf<ChatCompletionInput['messages']>().toEqualTypeOf<ChatCompletionInputMessage[]>();
    expectTypeOf<TextToImageInput['parameters']>().toEqualTypeOf<TextToImageParameters | undefined>();
    expectTypeOf<TextClassificationOutput[number]>().toEqualTypeOf<TextClassificationOutputElement>();
    expectTypeOf<
      NonNullable<ChatCompletionOutput['choices'][number]['logprobs']>
    >().toEqualTypeOf<ChatCompletionOutputLogprobs>();
    expectTypeOf<
      NonNullable<AutomaticSpeechRecognitionParameters['generation_parameters']>
    >().toEqualTypeOf<GenerationParameters>();
  });
});

/**
 * A type with all fields required and without index signatures: an optional field that one side lacks would otherwise not
 * keep it from being assignable.
 */
type AllFields<T> = T extends BinaryInput
  ? T
  : T extends readonly unknown[]
    ? { [Index in keyof T]: AllFields<T[Index]> }
    : T extends object
      ? { [Key in keyof T as string extends Key ? never : Key]-?: AllFields<T[Key]> }
      : T;

describe('the schema of images to change', () => {
  const { input } = TASK_SCHEMAS['image-to-image'];
  const image = new Blob(['x'], { type: 'image/png' });

  it('takes one, or several', () => {
    for (const inputs of [image, 'cat.png', [image, new Uint8Array(1)]])
      expect(parse(input, { inputs })).toEqual({ inputs });
  });

  it.each([[[]], [[5]], [5], [{ path: 'cat.png' }], [undefined]])('refuses %j', (inputs) => {
    expect(safeParse(input, { inputs }).success).toBe(false);
  });
});

describe('the chat schema', () => {
  const { input, output, streamOutput } = TASK_SCHEMAS.conversational;

  it.each([
    ['a plain message', { messages: [{ role: 'user', content: 'Hello' }] }],
    [
      'a picture',
      {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'What is this?' },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
            ],
          },
        ],
      },
    ],
    [
      'a tool and its answer',
      {
        messages: [
          {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: '1', type: 'function', function: { name: 'now', arguments: '{}' } }],
          },
          { role: 'tool', tool_call_id: '1', content: '12:00' },
        ],
        tools: [{ type: 'function', function: { name: 'now', parameters: { type: 'object' } } }],
        tool_choice: { type: 'function', function: { name: 'now' } },
      },
    ],
    [
      'a JSON schema as response format',
      {
        messages: [],
        response_format: { type: 'json_schema', json_schema: { name: 'point', schema: { type: 'object' } } },
      },
    ],
    ['a parameter of one provider', { messages: [], min_p: 0.1 }],
  ])('takes %s and keeps all of it', (_, value) => {
    expect(parse(input, value)).toEqual(value);
  });

  it.each([
    ['no messages', { model: 'some/model' }],
    ['a message without a role', { messages: [{ content: 'Hello' }] }],
    ['half a token', { messages: [], max_tokens: 0.5 }],
    ['a temperature in words', { messages: [], temperature: 'warm' }],
    ['an unknown response format', { messages: [], response_format: { type: 'poem' } }],
  ])('refuses %s', (_, value) => {
    expect(safeParse(input, value).success).toBe(false);
  });

  it('reads an answer without a fingerprint and keeps fields that it does not know', () => {
    const answer = {
      id: 'chat-1',
      created: 1,
      model: 'some/model',
      system_fingerprint: null,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hi', reasoning: 'hm' } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    expect(parse(output, answer)).toEqual(answer);
  });

  it('reads a piece of a stream without a role', () => {
    const piece = { id: 'chat-1', created: 1, model: 'some/model', choices: [{ index: 0, delta: { content: 'H' } }] };
    expect(parse(streamOutput, piece)).toEqual(piece);
  });
});
