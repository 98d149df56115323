import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAT_MODELS, type ChatModel, FACT_SOURCES, findChatModel } from '../src/chat-models.ts';

/** All facts of a model with their names. */
function factsOf({ id: _id, template: _template, offers = {}, ...facts }: ChatModel) {
  return [...Object.entries(facts), ...Object.entries(offers)];
}

describe('facts about chat models', () => {
  it.each(CHAT_MODELS.map((model) => [model.id, model] as const))(
    'of %s each have a source with a date',
    (_, model) => {
      const sources = factsOf(model).map(([, { source }]) => FACT_SOURCES[source].date);
      expect(sources.length).toBeGreaterThan(0);
      for (const date of sources) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    },
  );

  it.each(CHAT_MODELS.map((model) => [model.id, model] as const))('of %s are possible', (_, model) => {
    const { contextLength, released, license, parameters, offers = {} } = model;
    if (released) expect(released.value).toMatch(/^20\d\d-\d\d(-\d\d)?$/);
    if (license) expect(license.value).toMatch(/^[a-z][a-z0-9.-]+$/);
    if (parameters) expect(parameters.value.total).toBeGreaterThan(parameters.value.active ?? 0);
    for (const length of [contextLength?.value, ...Object.values(offers).map(({ value }) => value.contextLength)])
      if (length !== undefined) expect(length >= 4096 && length <= 2_000_000).toBe(true);
    for (const { value } of Object.values(offers)) {
      // Both or none: half a price is none.
      expect(value.input === undefined).toBe(value.output === undefined);
      if (value.input !== undefined && value.output !== undefined)
        expect(value.input > 0 && value.input <= value.output * 2 && value.output < 50).toBe(true);
    }
  });

  it('stand once, in the file of their family', () => {
    expect(new Set(CHAT_MODELS.map(({ id }) => id)).size).toBe(CHAT_MODELS.length);
    const files = readdirSync(new URL('../src/chat-models/models', import.meta.url)).sort();
    const families = files.filter((file) => !file.endsWith('.gen.ts')).map((file) => file.replace('.ts', ''));
    const names = CHAT_MODELS.map(({ id }) => id.toLowerCase().split('/')[1] ?? id);
    const byFamily = families.map((family) => names.filter((name) => name.replace('c4ai-', '').startsWith(family)));
    expect(byFamily.flat()).toEqual(names);
    expect(byFamily.filter((list) => list.length === 0)).toEqual([]);
  });

  it('are found by the id on the hub, and are unknown for other models', () => {
    expect(findChatModel('openai/gpt-oss-20b')).toMatchObject({ license: { value: 'apache-2.0' } });
    expect(findChatModel('owner/name')).toBeUndefined();
  });
});
