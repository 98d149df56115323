import { findChatModel } from '@hubkit/catalog/chat-models';
import { describe, expect, it } from 'vitest';
import { listFacts, sortModels } from './list-facts.ts';

const listed = {
  prices: {},
  hasTools: true,
  hasSchema: true,
  seesImages: false,
  inputPrice: 0.1,
  outputPrice: 0.5,
  contextLength: 8192,
};

describe('a row of the list of models', () => {
  it('leaves out what the emulator would make up', () => {
    const found = { id: 'owner/name', providers: ['groq'], created: '2024-05-01', isChat: true };
    const row = listFacts(found, { known: undefined, listed, isEmulator: true });
    expect(row).toMatchObject({ abilities: [], released: undefined, license: undefined, isEmulated: true });
  });

  it('has the facts of the catalog for a well-known model', () => {
    const id = 'moonshotai/Kimi-K2.6';
    const row = listFacts({ id, providers: [] }, { known: findChatModel(id), listed: undefined, isEmulator: true });
    expect(row).toMatchObject({ contextLength: 262_144, license: 'modified-mit', isEmulated: false });
    expect(row.abilities).toEqual(['tools', 'schema', 'images', 'reasoning']);
  });

  it('has the context that providers offer, as fields for a model have it', () => {
    const id = 'moonshotai/Kimi-K2.6';
    const row = listFacts({ id, providers: [] }, { known: findChatModel(id), listed, isEmulator: true });
    expect(row.contextLength).toBe(listed.contextLength);
  });

  it('trusts the router of a real service', () => {
    const found = { id: 'owner/name', providers: ['groq'], created: '2024-05-01', license: 'mit' };
    const row = listFacts(found, { known: undefined, listed, isEmulator: false });
    expect(row).toMatchObject({ abilities: ['tools', 'schema'], released: '2024-05-01', contextLength: 8192 });
  });
});

it('sorts in both directions, with the unknown last', () => {
  const models = [undefined, 2, 1].map((inputPrice, index) => ({
    ...{ id: `owner/${index}`, providers: [], abilities: [], isEmulated: false },
    inputPrice,
  }));
  const order = (isDescending: boolean) =>
    sortModels(models, { by: 'input', isDescending }).map(({ inputPrice }) => inputPrice);
  expect(order(false)).toEqual([1, 2, undefined]);
  expect(order(true)).toEqual([2, 1, undefined]);
});
