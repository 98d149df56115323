import { TASKS } from '@hubkit/catalog';
import { sampleArguments, TASK_SAMPLES } from '@hubkit/catalog/samples';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { getModelInputSnippet } from '../src/index.ts';

const chat = { id: 'a/b', tags: ['conversational'] };

describe('getModelInputSnippet', () => {
  it.each(Object.values(TASKS).filter((task) => 'method' in task))(
    'has an input for every task that can be run: $id',
    ({ id }) => {
      if (!Object.hasOwn(TASK_SAMPLES, id)) throw new Error(`Add a sample of ${id} to packages/catalog/src/samples.ts`);
    },
  );

  it.each(Object.entries(TASK_SAMPLES).filter(([task]) => task !== 'conversational'))(
    'gives a literal for %s',
    (task, sample) => {
      const literal = JSON.parse(getModelInputSnippet({ id: 'a/b', pipeline_tag: task }) as string);
      const { inputs, parameters } = sampleArguments(sample) as { inputs: object; parameters?: { prompt?: string } };
      if (parameters?.prompt !== undefined) expect(literal).toEqual({ image: inputs, prompt: parameters.prompt });
      else if (task !== 'table-question-answering') expect(literal).toEqual(inputs);
      else expect(literal).toEqual({ query: expect.any(String), table: expect.any(Object) });
    },
  );

  it('leaves out the quotes when asked', () => {
    const plain = getModelInputSnippet({ id: 'a/b', pipeline_tag: 'automatic-speech-recognition' }, false, true);
    expect(plain).toBe('speech.mp3');
  });

  it('gives a chat model of text one message with a text', () => {
    const messages = getModelInputSnippet({ ...chat, pipeline_tag: 'text-generation' });
    expect(messages).toEqual([{ role: 'user', content: expect.any(String) }]);
    expectTypeOf(messages).toExtend<string | readonly { role: string }[]>();
  });

  it('gives a chat model of pictures a text and a picture', () => {
    expect(getModelInputSnippet({ ...chat, pipeline_tag: 'image-text-to-text' })).toMatchObject([
      {
        role: 'user',
        content: [{ type: 'text' }, { type: 'image_url', image_url: { url: expect.stringMatching(/^https:/) } }],
      },
    ]);
  });

  it('gives messages that a chat takes', () => {
    const messages = getModelInputSnippet({ ...chat, pipeline_tag: 'image-text-to-text' });
    expect(TASK_SCHEMAS.conversational.input['~standard'].validate({ messages })).not.toHaveProperty('issues');
  });

  it.each([undefined, 'robotics', 'constructor'])('says so where there is none: %s', (task) => {
    expect(getModelInputSnippet({ id: 'a/b', pipeline_tag: task })).toBe(
      'No input example has been defined for this model task.',
    );
  });
});
