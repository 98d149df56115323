import { PROVIDERS } from '@hubkit/inference/provider-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCall } from '../call/describe-call.ts';
import type { ChatCall, SnippetCall } from '../call/snippet-call.ts';
import { CLIENTS } from '../clients/clients.gen.ts';
import { getInferenceSnippets, snippetOf } from '../get-inference-snippets.ts';
import type { InferenceSnippet } from '../inference-snippet.ts';
import { programsOf } from './kept-programs.ts';

/** A chat at a provider that only one test uses: what is kept outlives a test. */
function chatOf(provider: string, model: string, more: Partial<ChatCall> = {}): SnippetCall {
  return {
    shape: 'chat',
    task: 'conversational',
    isStream: false,
    model,
    providerModel: model,
    lacksMapping: false,
    provider,
    key: 'hf_key',
    isDirect: false,
    billTo: undefined,
    endpointUrl: undefined,
    endpoints: undefined,
    hubPackage: '@hubkit/inference',
    method: {},
    files: [],
    baseUrl: 'https://example.com',
    request: { url: `https://example.com/${model}`, headers: {}, body: { type: 'json', value: { model } } },
    ...more,
  };
}

/** Prints with kept programs, and lists the models whose calls were printed in full. */
function watched(write: (call: SnippetCall) => string) {
  const printed: string[] = [];
  const print = (call: SnippetCall): InferenceSnippet[] => {
    printed.push(call.model);
    return [{ language: 'sh', client: 'curl', content: write(call) }];
  };
  return { printed, of: (call: SnippetCall) => programsOf(call, print).map(({ content }) => content) };
}

describe('kept programs', () => {
  it('are filled in for ids of the same lengths, from the third call on', () => {
    const { printed, of } = watched(({ model, request }) => `load ${model} from ${request?.url}`);
    for (const model of ['acme/one', 'acme/two', 'emca/six'])
      expect(of(chatOf('filled', model))).toEqual([`load ${model} from https://example.com/${model}`]);
    // The second call is printed with placeholders as well.
    expect(printed.slice(0, 2)).toEqual(['acme/one', 'acme/two']);
    expect(printed).not.toContain('emca/six');
  });

  it('are those of calls with the same data, code and order of members', () => {
    const { of } = watched((call) => JSON.stringify([call.request, Object.getOwnPropertySymbols(call.key)]));
    const mark = Symbol.for('hubkit.code');
    const variants: readonly Partial<ChatCall>[] = [
      {},
      { key: 'hf_other' },
      { key: { [mark]: 'env', name: 'HF_TOKEN' } as never },
      { key: { name: 'HF_TOKEN' } as never },
      { request: { url: '', headers: {}, body: { type: 'json', value: { a: 1, b: [2] } } } },
      { request: { url: '', headers: {}, body: { type: 'json', value: { b: [2], a: 1 } } } },
      { request: { url: '', headers: {}, body: { type: 'json', value: { a: 1, b: { 0: 2 } } } } },
      { request: { url: '', headers: {}, body: { type: 'json', value: { a: -0, b: [2] } } } },
    ];
    for (let round = 0; round < 4; round++)
      for (const more of variants) {
        const call = chatOf('variants', `acme/${round}`, more);
        expect(of(call)).toEqual([JSON.stringify([call.request, Object.getOwnPropertySymbols(call.key)])]);
      }
  });

  it.each([
    ['a part of the id', (model: string) => model.slice(5)],
    ['the id in other letters', (model: string) => model.toUpperCase()],
    ['letters of the placeholders', (model: string) => `zqxj/jxq ${model}`],
  ])('are never filled in where the program has %s', (name, part) => {
    const { of } = watched(({ model }) => part(model));
    for (const model of ['acme/one', 'acme/two', 'emca/six', 'emca/ten'])
      expect(of(chatOf(name, model))).toEqual([part(model)]);
  });

  it('are not cut inside of other words', () => {
    const { of } = watched(({ model, providerModel }) => `zip jar ${model} ${providerModel}`);
    for (let round = 0; round < 4; round++)
      for (const [model, providerModel = ''] of [
        ['z', 'j'],
        ['a', 'b'],
        ['z', 'b'],
        ['a', 'j'],
      ] as const)
        expect(of(chatOf('short', model, { providerModel }))).toEqual([`zip jar ${model} ${providerModel}`]);
  });

  it.each(['a"b/c', "a/b'c", 'a b/c', '-a/b', 'ä/b', '../b', '/a/b', ''])('are not used for the id %j', (model) => {
    const { printed, of } = watched(({ model: id }) => id);
    for (let round = 0; round < 4; round++) of(chatOf('hostile', model));
    expect(printed).toHaveLength(4);
  });

  it('tell a text that only looks like the id from the id', () => {
    const { of } = watched(({ request }) => JSON.stringify(request?.headers));
    const ofType = (model: string) =>
      chatOf('types', model, {
        request: { url: '', headers: { type: 'application/json', model }, body: { type: 'json', value: {} } },
      });
    for (const model of ['application/json', 'application/json', 'applicazion/yaml', 'application/json'])
      expect(of(ofType(model))).toEqual([JSON.stringify({ type: 'application/json', model })]);
  });

  it('are not kept where a client failed, so that each failure is reported', () => {
    const failures: string[] = [];
    for (const model of ['acme/one', 'acme/two', 'acme/six', 'acme/ten'])
      programsOf(chatOf('failures', model), (call, failed) => {
        failures.push(call.model);
        failed();
        return [];
      });
    expect(failures).toEqual(['acme/one', 'acme/two', 'acme/six', 'acme/ten']);
  });

  it('do not pile up for ever', () => {
    const { printed, of } = watched(({ model }) => model);
    for (let kind = 0; kind < 1000; kind++) for (let call = 0; call < 2; call++) of(chatOf(`kind ${kind}`, 'acme/one'));
    printed.length = 0;
    of(chatOf('kind 999', 'acme/two'));
    expect(printed).toEqual([]);
    of(chatOf('kind 0', 'acme/two'));
    expect(printed).toEqual(['acme/two']);
  });

  it('equal what is printed in full, whatever the ids', () => {
    const places = PROVIDERS.flatMap(({ id, tasks }) => tasks.map((task) => ({ provider: id as string, task })));
    const name = fc.constantFrom('kokoro', 'stable-audio', 'abcdef', 'fedcba', 'fal-ai', 'flux', 'fs', 'x', "o'clock");
    const id = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.array(fc.tuple(id, id), { minLength: 4 }), (place, ids) => {
        const isChat = place.task === 'conversational';
        for (const [model, providerId] of [...ids, ...ids]) {
          const record = {
            id: model,
            pipeline_tag: isChat ? 'text-generation' : place.task,
            tags: isChat ? ['conversational'] : [],
            mask_token: '[MASK]',
          };
          const programs = getInferenceSnippets(record, place.provider, { providerId });
          if (programs.length === 0) continue;
          const call = describeCall(record, place.provider, { providerId }, {});
          const inFull = CLIENTS.flatMap((client) => (call && snippetOf(client, call)) ?? []);
          expect(programs).toEqual(inFull);
        }
      }),
      { numRuns: 40 },
    );
  });
});
