import { TASKS, type TaskId } from '@hubkit/catalog';
import { EMULATOR_HUB_TOKEN, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import {
  loadTaskForm,
  TaskForm,
  type TaskFormData,
  TaskResult,
  TaskWidget,
  taskMethod,
} from '@hubkit/react/task-widget';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAST_CLOCK, FAST_TIMEOUTS } from './fast-clock.ts';
import { pngOf } from './task-samples/media.ts';
import { sampleInput } from './task-samples/sample-input.ts';

/** The kind of result that each task is shown as. A task without an entry fails. */
const KINDS: Readonly<Record<string, string>> = {
  'audio-classification': 'labels',
  'audio-to-audio': 'audio',
  'automatic-speech-recognition': 'text',
  conversational: 'text',
  'document-question-answering': 'labels',
  'feature-extraction': 'embeddings',
  'fill-mask': 'labels',
  'image-classification': 'labels',
  'image-segmentation': 'masks',
  'image-text-to-image': 'image',
  'image-text-to-video': 'video',
  'image-to-image': 'image',
  'image-to-text': 'text',
  'image-to-video': 'video',
  'object-detection': 'boxes',
  'question-answering': 'labels',
  'sentence-similarity': 'similarity',
  summarization: 'text',
  'table-question-answering': 'table',
  'tabular-classification': 'table',
  'tabular-regression': 'table',
  'text-classification': 'labels',
  'text-generation': 'text',
  'text-ranking': 'labels',
  'text-to-audio': 'audio',
  'text-to-image': 'image',
  'text-to-speech': 'audio',
  'text-to-video': 'video',
  'token-classification': 'tokens',
  translation: 'text',
  'visual-question-answering': 'labels',
  'zero-shot-classification': 'labels',
  'zero-shot-image-classification': 'labels',
};

const ids = Object.keys(TASKS) as TaskId[];
const withMethod = ids.filter((id) => Reflect.has(InferenceClient.prototype, taskMethod(id)));
const service = { api: '/api/ai' };

/** A dark square on white: the emulator finds a box in it, as it does not in the small image of the samples. */
const square = pngOf(96, (x, y) =>
  Math.max(Math.abs(x - 48), Math.abs(y - 48)) < 20 ? [20, 20, 20] : [255, 255, 255],
);

let emulator: Awaited<ReturnType<typeof startEmulator>>;

beforeAll(async () => {
  emulator = await startEmulator({ pace: { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 } });
});
afterAll(() => emulator.close());

describe('the widget of every task', () => {
  it('has a form for the tasks that the client has a method for, and for no other', async () => {
    const withForm: string[] = [];
    for (const id of ids) if (await loadTaskForm(id)) withForm.push(id);
    expect(withForm).toEqual(withMethod);
    expect(withForm.length).toBeGreaterThan(30);
    expect(await loadTaskForm('toString')).toBeUndefined();
  });

  it.each(withMethod)('draws the form of %s, on a server as well, with a label for each field', async (task) => {
    const form = (await loadTaskForm(task)) as TaskFormData;
    const page = renderToString(createElement(TaskWidget, { task, service, form, className: 'own', id: 'try' }));
    expect(page).toMatch(/^<form id="try" class="hubkit-panel hubkit-task-widget own"/);
    const markup = renderToStaticMarkup(createElement(TaskForm, { form, value: form.sample, onChange: () => {} }));
    const [shown = '', folded = ''] = markup.split('<details class="hubkit-task-more"');
    for (const field of form.fields) {
      const part = field.isRequired || field.isMain ? shown : folded;
      const id = new RegExp(`<label id="[^"]*" for="([^"]+)">${field.label}</label>`).exec(part)?.[1];
      expect([field.path, id]).toEqual([field.path, expect.any(String)]);
      // A table without columns has nothing yet that the label could name.
      if (field.kind !== 'table' || shown.includes('<th')) expect(markup).toContain(` id="${id}"`);
      expect(field.label.split(' ').length).toBeLessThanOrEqual(3);
    }
    expect(shown.match(/>required</g)?.length ?? 0).toBe(form.fields.filter(({ isRequired }) => isRequired).length);
  });

  it.each(withMethod)('shows the result of %s, as the emulator returns it', async (task) => {
    const provider = PROVIDERS.find(({ tasks, access }) => tasks.includes(task) && access !== 'direct');
    if (!provider) throw new Error(`No provider serves ${task} through the router.`);
    const { model } = emulatedModel(provider.id, task);
    const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
      endpoints: emulator.endpoints,
      clock: FAST_CLOCK,
      timeouts: FAST_TIMEOUTS,
    });
    const input = { ...sampleInput(task) } as Readonly<Record<string, unknown>>; // An input is an object.
    const args = task === 'object-detection' ? { inputs: square } : input;
    const call = Reflect.get(client, taskMethod(task));
    const value: unknown = await Reflect.apply(call, client, [{ ...args, provider: provider.id, model }]);
    const markup = renderToStaticMarkup(createElement(TaskResult, { task, args, value, title: 'r' }));
    expect(/data-kind="(\w+)"/.exec(markup)?.[1]).toBe(KINDS[task]);
    expect(markup).not.toMatch(/hubkit-(problem|empty)/);
    expect(markup).toContain('title="r"');
  });
});
