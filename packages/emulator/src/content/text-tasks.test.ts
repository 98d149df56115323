import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLanguage } from '../providers/hf-inference/translation.ts';
import { findEntities } from './entities/find-entities.ts';
import { fillGap } from './mask/fill-mask.ts';
import { findAnswers } from './question/find-answer.ts';
import { summarize } from './summary/summarize.ts';
import { answerTable } from './table/answer-table.ts';
import { countTokens } from './tokens.ts';
import { translateText } from './translation/translate-text.ts';
import { scoreLabels } from './zero-shot/score-labels.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 80 });
/** Words, names, numbers and signs in any order. */
const prose = fc
  .array(fc.constantFrom('Nora', 'lives', 'in', 'Lisbon', '.', 'The', 'Bank', 'of', 'England', '1999', '42', 'is', ','))
  .map((words) => words.join(' '));

describe('entities', () => {
  it.each([
    ['My name is Sarah Jessica Parker but you can call me Jessica', ['Sarah Jessica Parker PER', 'Jessica PER']],
    ['Her name is Amara and she was born in Lagos.', ['Amara PER', 'Lagos LOC']],
    ['Yesterday Angela visited the Bank of England in London.', ['Angela PER', 'Bank of England ORG', 'London LOC']],
    ['Zubin works at Quuxcorp and lives near Blarney.', ['Zubin PER', 'Quuxcorp ORG', 'Blarney LOC']],
    ['She speaks French on Monday.', ['French MISC']],
    ['the weather was good, and nobody came.', []],
  ])('of “%s”', (text, expected) => {
    expect(findEntities(text).map((entity) => `${entity.text} ${entity.label}`)).toEqual(expected);
  });

  it('stand at their places, in order and apart', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, prose), (text) => {
        let end = 0;
        for (const entity of findEntities(text)) {
          expect(text.slice(entity.start, entity.end)).toBe(entity.text);
          expect(entity.start).toBeGreaterThanOrEqual(end);
          expect(entity.score).toBeLessThanOrEqual(1);
          end = entity.end;
        }
      }),
    );
  });
});

describe('answers in a text', () => {
  const context =
    'The ship left Lisbon in May 1502. After four months it arrived in Mumbai with 11 sailors. Vasco was its captain.';

  it.each([
    ['What is the capital of France?', 'The capital of France is Paris.', 'Paris'],
    ['Where did the ship arrive?', context, 'Mumbai'],
    ['When did the ship leave Lisbon?', context, 'May 1502'],
    ['How many sailors were there?', context, '11'],
    ['Who was the captain?', context, 'Vasco'],
    ['How tall is the tower?', 'It has 2 lifts. The tower is 634 metres tall.', '634 metres'],
  ])('%s', (question, text, answer) => {
    const [best] = findAnswers({ question, context: text });
    expect(best?.answer).toBe(answer);
    expect(text.slice(best?.start, best?.end)).toBe(answer);
  });

  it('may be none where that is allowed, and are as many as wanted', () => {
    const asked = { question: 'Who painted it?', context: 'rain fell all day long' };
    expect(findAnswers({ ...asked, mayBeImpossible: true })[0]).toMatchObject({ answer: '', start: 0, end: 0 });
    expect(findAnswers({ question: 'Where?', context, topK: 3 })).toHaveLength(3);
  });

  it('stand at their places, the best first, within the limit', () => {
    fc.assert(
      fc.property(anyText, fc.oneof(anyText, prose), fc.integer({ min: 1, max: 8 }), (question, text, maxTokens) => {
        const answers = findAnswers({ question, context: text, topK: 5, maxTokens });
        expect(answers.length).toBeGreaterThan(0);
        for (const [at, { answer, start, end, score }] of answers.entries()) {
          expect(text.slice(start, end)).toBe(answer);
          expect(countTokens(answer)).toBeLessThanOrEqual(maxTokens);
          expect(score).toBeLessThanOrEqual(answers[at - 1]?.score ?? 1.01);
          expect(score).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('answers from a table', () => {
  const table = {
    Repository: ['Transformers', 'Datasets', 'Tokenizers'],
    Stars: ['36,542', '4512', '3934'],
    'Programming language': ['Python', 'Python', 'Rust, Python and NodeJS'],
  };

  it.each([
    ['How many stars does the datasets repository have?', 'NONE', ['4512'], [[1, 1]]],
    ['Which repository has the most stars?', 'NONE', ['Transformers'], [[0, 0]]],
    ['What is the lowest number of stars?', 'NONE', ['3934'], [[2, 1]]],
    [
      'What is the average number of stars?',
      'AVERAGE',
      ['36,542', '4512', '3934'],
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'How many repositories are there?',
      'COUNT',
      ['Transformers', 'Datasets', 'Tokenizers'],
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [
      'Which repositories have more than 4000 stars?',
      'NONE',
      ['Transformers', 'Datasets'],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [
      'What is the total of stars for Datasets and Tokenizers?',
      'SUM',
      ['4512', '3934'],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['What is the programming language of Tokenizers?', 'NONE', ['Rust, Python and NodeJS'], [[2, 2]]],
  ])('%s', (question, aggregator, cells, coordinates) => {
    expect(answerTable(question, table)).toEqual({ aggregator, cells, coordinates });
  });

  it('are cells of the table', () => {
    const cells = fc.array(fc.oneof(anyText, fc.integer().map(String)), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(anyText, fc.dictionary(anyText, cells, { maxKeys: 4 }), (question, columns) => {
        const answer = answerTable(`How many, on average, ${question}?`, columns);
        const all = Object.values(columns);
        expect(answer.cells).toEqual(answer.coordinates.map(([row, column]) => all[column]?.[row]));
      }),
    );
  });
});

describe('words for a mask', () => {
  it.each([
    ['The capital of France is [MASK].', 'Paris'],
    ['Lisbon is the [MASK] of Portugal.', 'capital'],
    ['Paris is the capital of [MASK].', 'France'],
    ['The sky is [MASK].', 'blue'],
    ['[MASK] world!', 'the'],
  ])('of “%s” begin with %s', (text, word) => {
    const [before = '', after = ''] = text.split('[MASK]');
    expect(fillGap({ before, after })[0]?.word).toBe(word);
  });

  it('are of the kind that fits', () => {
    const words = fillGap({ before: 'I want to ', after: ' a book.' }).slice(0, 3);
    for (const { word } of words)
      expect(['learn', 'be', 'live', 'see', 'have', 'read', 'write', 'buy']).toContain(word);
  });

  it('are the targets where there are some, with probabilities among all words', () => {
    const words = fillGap({ before: 'The sky is ', after: '.' }, ['banana', 'blue']);
    expect(words.map(({ word }) => word)).toEqual(['blue', 'banana']);
    expect(words.reduce((sum, { score }) => sum + score, 0)).toBeLessThan(1);
    const all = fillGap({ before: 'The sky is ', after: '.' });
    expect(all.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  });
});

describe('labels without training', () => {
  const options = { template: 'This example is {}.', isMultiLabel: false };

  it.each([
    ['The printer is broken, please send me my money back.', 'refund', ['refund', 'legal', 'praise']],
    ['I love this film, it is wonderful.', 'positive', ['negative', 'positive']],
    ['Galileo found the moons of Jupiter with a telescope.', 'space', ['cooking', 'space', 'football']],
    ['I have an important call in an hour, hurry!', 'urgent', ['not urgent', 'urgent']],
  ])('of “%s” begin with %s', (text, label, labels) => {
    const scored = scoreLabels(text, labels, options);
    expect(scored[0]?.label).toBe(label);
    expect(scored.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  });

  it('have scores of their own where several can be true', () => {
    const labels = ['space', 'moon'];
    const scored = scoreLabels('The moon in space', labels, { ...options, isMultiLabel: true });
    expect(scored.every(({ score }) => score > 0.5 && score < 1)).toBe(true);
  });
});

describe('a summary', () => {
  it('is made of sentences of the text, in their order', () => {
    const sentences = [
      'Bees make honey.',
      'It rains.',
      'Honey feeds the bees in winter.',
      'Bees like honey.',
      'So be it.',
    ];
    const summary = summarize(sentences.join(' '));
    const places = sentences.flatMap((sentence, at) => (summary.includes(sentence) ? [at] : []));
    expect(places.map((at) => sentences[at]).join(' ')).toBe(summary);
    expect(places.length).toBeLessThan(sentences.length);
    expect(summary).toMatch(/[Hh]oney/);
  });

  it('stays below its limit, and reaches its minimum where the text has that much', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, prose), fc.integer({ min: 1, max: 20 }), (text, maxTokens) => {
        expect(countTokens(summarize(text, { maxTokens }))).toBeLessThanOrEqual(maxTokens);
      }),
    );
    const text = 'One two three. Four five six. Seven eight nine. Ten eleven twelve.';
    expect(countTokens(summarize(text, { minTokens: 8 }))).toBeGreaterThan(countTokens(summarize(text)));
  });
});

describe('a translation', () => {
  it.each([
    ['My name is Wolfgang and I live in Berlin', 'en', 'de', 'Mein Name ist Wolfgang und ich lebe in Berlin'],
    ['Меня зовут Нора и я живу в Лиссабоне', 'ru', 'en', 'My name is Nora and I live in Lisbon'],
    ['Good morning! I work as a quux.', 'en', 'fr', 'Bonjour! Je travaille comme un quux.'],
    ['', 'en', 'de', ''],
  ] as const)('of “%s” from %s to %s', (text, from, to, translated) => {
    expect(translateText(text, { from, to }).translated).toBe(translated);
  });

  it('names the words that stayed as they were', () => {
    expect(translateText('the quux and the cat', { from: 'en', to: 'de' }).unknown).toEqual(['quux']);
  });

  it('knows the codes of languages in their forms', () => {
    expect(['de', 'de_DE', 'deu_Latn', 'EN', 'fr-CA'].map(readLanguage)).toEqual(['de', 'de', 'de', 'en', 'fr']);
    expect(readLanguage('tlh')).toBeUndefined();
  });
});
