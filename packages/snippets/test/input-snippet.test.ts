import { TASKS } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { getModelInputSnippet } from '../src/index.ts';
import { SAMPLE_INPUTS } from '../src/inputs/inputs.gen.ts';

const chat = { id: 'a/b', tags: ['conversational'] };

describe('getModelInputSnippet', () => {
  it.each(Object.values(TASKS).filter((task) => 'method' in task))(
    'has an input for every task that can be run: $id',
    ({ id }) => {
      if (!Object.hasOwn(SAMPLE_INPUTS, id)) throw new Error(`Create packages/snippets/src/inputs/${id}.ts`);
    },
  );

  it.each(Object.values(SAMPLE_INPUTS))('gives a literal for $task', ({ task, sample }) => {
    const literal = getModelInputSnippet({ id: 'a/b', pipeline_tag: task });
    if (task === 'conversational') return;
    expect(JSON.parse(literal as string)).toEqual(sample({ id: 'a/b' }));
  });

  it('leaves out the quotes when asked', () => {
    const plain = getModelInputSnippet({ id: 'a/b', pipeline_tag: 'automatic-speech-recognition' }, false, true);
    expect(plain).toBe('sample1.flac');
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
