import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { freeVariables } from '../../src/chat/free-variables.ts';
import { Environment } from '../../src/index.ts';
import { chatTemplates } from '../corpora/all.ts';
import { randomChoices } from '../differential/choices.ts';
import { assistantRanges } from './assistant-ranges.ts';
import { chatCampaign, isSame, printDifference, schemaDifferences } from './campaign.ts';
import { folderCase } from './models.ts';
import { type ChatOutcome, type ModelCase, startTransformers, type TransformersOracle } from './oracle.ts';
import { applyHere, describeHere, loadHere } from './ours.ts';
import { readStored } from './stored.ts';
import { printTokens, readTokensOf4 } from './tokens-of-4.ts';

const SEED = 20_261_121;

describe('compared with stored answers of transformers', () => {
  const { models, functions } = readStored();

  it('renders every conversation as transformers did', () => {
    const differences = models.flatMap((model, index) => {
      const ours = applyHere(model);
      return model.answers.flatMap((answer, call) =>
        isLoaded(answer) && !isSame(answer, ours[call] ?? answer) ? [{ index, call, answer, ours: ours[call] }] : [],
      );
    });
    expect(differences).toEqual([]);
    expect(models.flatMap(({ answers }) => answers.filter(({ ok }) => ok)).length).toBeGreaterThan(20);
  });

  it('gives a template the special tokens that transformers 4 gives, where version 4 is wanted', () => {
    const { cases } = readTokensOf4();
    for (const { files, answer } of cases)
      expect({ ok: true, output: printTokens(files) }, files['tokenizer_config.json']).toEqual(answer);
    expect(cases.length).toBeGreaterThan(20);
  });

  it('describes every function as transformers did', () => {
    for (const { javascript, answer } of functions) expect(describeHere(javascript), javascript).toEqual(answer);
    expect(functions.length).toBeGreaterThan(20);
  });
});

const rangesCase = (template: string): ModelCase => {
  const [messages, variables] = ['[{"role": "assistant", "content": ""}]', '{}'];
  const call = { messages, variables, tools: null, documents: null, options: {}, spans: true };
  return { files: { 'tokenizer_config.json': '{}', 'chat_template.jinja': template }, calls: [call] };
};

it.each(assistantRanges)('ends the ranges of $template with the text at the latest', ({ template, text, python }) => {
  const [ours] = applyHere(rangesCase(template));
  expect(ours).toMatchObject({ output: text });
  expect(isSame({ ok: true, output: text, spans: python }, ours as ChatOutcome)).toBe(true);
  const ends = ours?.ok && ours.spans?.map(([, end]) => end);
  expect(Math.max(...(ends || []))).toBeLessThanOrEqual([...text].length);
});

/** True for templates, and for an error in loading them. */
const isFound = (outcome: ChatOutcome): boolean => !outcome.ok || outcome.output !== null;

const isLoaded = (answer: { ok: boolean; type?: string }): boolean => !answer.type?.startsWith('load ');

describeWith(findPython(pinned('transformers')), 'compared with transformers itself', (python) => {
  let oracle: TransformersOracle;
  beforeAll(async () => {
    oracle = await startTransformers(python);
  });
  afterAll(() => oracle?.close());

  it('renders 800 conversations with 40 tokenizers as transformers does', async () => {
    const report = await chatCampaign(oracle, { seed: SEED, configs: 40, conversations: 20 });
    expect(report.differences.map((difference) => printDifference(difference, SEED)).join('\n')).toBe('');
    expect(report.rendered).toBeGreaterThan(300);
    expect(report.withSpans).toBeGreaterThan(10);
  });

  it('knows the ranges that transformers gives to blocks in filters, set blocks and macros', async () => {
    for (const { template, text, python: spans } of assistantRanges)
      expect(await oracle.apply(rangesCase(template))).toEqual([{ ok: true, output: text, spans }]);
  });

  // Python also lists names that every way through the template has set before.
  it('finds no variables in chat templates that Python does not', async () => {
    const templates = chatTemplates().flatMap(({ template }, index) => (index % 6 === 0 ? [template] : []));
    const answers = await oracle.variables(templates);
    const environment = new Environment();
    const globals = new Set(environment.names('global'));
    const others = templates.flatMap((template, index) => {
      const names = answers[index];
      if (!names) return [];
      const found = freeVariables(environment.parse(template), globals).map(({ name }) => name);
      return found.filter((name) => !names.includes(name)).map((name) => ({ name, template }));
    });
    expect(others).toEqual([]);
    expect(answers.filter(Boolean).length).toBeGreaterThan(4);
  });

  it('loads the templates of 150 model folders as tokenizers and processors do', async () => {
    const folders = Array.from({ length: 150 }, (_, index) => folderCase(randomChoices(SEED, index)));
    const answers = await oracle.templates(folders);
    const differences = folders.flatMap((files, index) => {
      const [tokenizer, processor] = answers[index] as (typeof answers)[number];
      // A tokenizer without templates leaves them to the processor, and the other way round.
      const pairs = [
        [loadHere(files, 'tokenizer'), isFound(tokenizer) ? tokenizer : processor],
        [loadHere(files, 'processor'), isFound(processor) ? processor : tokenizer],
      ] as const;
      return pairs.flatMap(([ours, python]) =>
        python.ok === ours.ok && (!ours.ok || isSame(python, ours)) ? [] : [{ files, python, ours }],
      );
    });
    expect(differences).toEqual([]);
    expect(answers.filter(([, processor]) => !processor.ok).length).toBeGreaterThan(5);
    expect(answers.filter((pair) => pair.every(isFound)).length).toBeGreaterThan(50);
  });

  it('describes 300 functions as transformers does', async () => {
    expect((await schemaDifferences(oracle, { seed: SEED, functions: 300 })).join('\n\n')).toBe('');
  });
});
