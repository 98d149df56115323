import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { snippetEnvironment } from './snippet-environment.ts';

const createEnvironment = async (provider: string, env: Readonly<Record<string, string>>, direct = true) => {
  const environment = await snippetEnvironment({ provider, direct }, fakeIo({ env }).io);
  await environment.close();
  return { ...environment.variables, isEmulated: environment.endpoints !== undefined };
};

describe('the environment of a snippet', () => {
  it('is the provider where either variable of its key is set, and the snippet finds the key in both', async () => {
    const both = { FAL_KEY: 'a-key', FAL_AI_API_KEY: 'a-key', isEmulated: false };
    expect(await createEnvironment('fal-ai', { FAL_KEY: 'a-key' })).toEqual(both);
    expect(await createEnvironment('fal-ai', { FAL_AI_API_KEY: ' a-key ' })).toEqual(both);
  });

  it('keeps the key of each variable where both are set', async () => {
    const both = { BFL_API_KEY: 'one', BLACK_FOREST_LABS_API_KEY: 'other' };
    expect(await createEnvironment('black-forest-labs', both)).toEqual({ ...both, isEmulated: false });
  });

  it('is the router with a hub token, which provider keys are no substitute for', async () => {
    expect(await createEnvironment('groq', { HF_TOKEN: 'hf_a' }, false)).toEqual({
      HF_TOKEN: 'hf_a',
      isEmulated: false,
    });
    expect(await createEnvironment('groq', { GROQ_API_KEY: 'a-key' }, false)).toMatchObject({ isEmulated: true });
  });
});
