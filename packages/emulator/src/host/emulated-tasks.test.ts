import { expect, it } from 'vitest';
import { PROVIDERS } from '../providers/providers.gen.ts';
import { emulatedModel, listEmulatedTasks } from './emulated-tasks.ts';

it('every task of every provider has a model, and is listed with its hosts', () => {
  const wanted = PROVIDERS.flatMap(({ id, tasks }) => Object.keys(tasks).map((task) => `${id} ${task}`));
  expect(listEmulatedTasks().map(({ provider, task }) => `${provider} ${task}`)).toEqual(wanted);
  expect(emulatedModel('fal-ai', 'text-to-image')).toEqual({
    provider: 'fal-ai',
    task: 'text-to-image',
    model: 'black-forest-labs/FLUX.1-schnell',
    providerId: 'fal-ai/flux/schnell',
    hosts: { routed: '/router/fal-ai', direct: '/providers/fal-ai', queue: '/providers/fal-ai-queue' },
    isRouted: true,
    paths: ['/fal-ai/flux/schnell'],
  });
  expect(emulatedModel('hf-inference', 'conversational').hosts.direct).toBe('/router/hf-inference');
});

it('every model is of a task that its provider exposes', () => {
  const wrong = PROVIDERS.flatMap(({ id, models, tasks }) =>
    models
      .flatMap(({ hubId, task, otherTasks = [] }) => [task, ...otherTasks].map((name) => ({ hubId, name })))
      .filter(({ name }) => !Object.hasOwn(tasks, name))
      .map(({ hubId, name }) => `${id}: ${hubId} is of ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('names the file to write where there is no model', () => {
  expect(() => emulatedModel('groq', 'text-to-image')).toThrow(
    'The emulated groq has no text-to-image: add a dialect and a model of this task to packages/emulator/src/providers/groq.ts.',
  );
  expect(() => emulatedModel('no-such-provider', 'conversational')).toThrow(
    'write packages/emulator/src/providers/no-such-provider.ts',
  );
});
