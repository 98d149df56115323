import { isJsonObject } from '../../contract/json.ts';
import type { ProviderDefinition } from '../../dialect/provider.ts';
import { type HubTaskRequest, hubTask, objectInput, textInputs } from '../../presets/hub-task.ts';
import { openaiCompletions } from '../../presets/openai-completions.ts';
import { readInteger, readOptionalText, readText, readTexts } from '../../presets/request-fields.ts';
import { textGeneration } from '../../presets/tgi-generate.ts';
import { fillMask } from './fill-mask.ts';
import { tableQuestionAnswering } from './table-question-answering.ts';
import { tokenClassification } from './token-classification.ts';
import { translation } from './translation.ts';

/** Models of the tasks about text. */
export const textModels: ProviderDefinition['models'] = {
  'text-generation': {
    'openai-community/gpt2': {},
    'meta-llama/Llama-3.2-3B': {},
    'google/gemma-2-2b': {},
  },
  'token-classification': {
    'dslim/bert-base-NER': {},
    'dbmdz/bert-large-cased-finetuned-conll03-english': {},
    'FacebookAI/xlm-roberta-large-finetuned-conll03-english': {},
  },
  'zero-shot-classification': {
    'facebook/bart-large-mnli': {},
    'MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7': {},
  },
  'question-answering': {
    'deepset/roberta-base-squad2': {},
    'distilbert/distilbert-base-cased-distilled-squad': {},
  },
  'table-question-answering': { 'google/tapas-base-finetuned-wtq': {} },
  'fill-mask': {
    'google-bert/bert-base-uncased': { maskToken: '[MASK]' },
    'FacebookAI/xlm-roberta-base': { maskToken: '<mask>' },
    'distilbert/distilroberta-base': { maskToken: '<mask>' },
  },
  'text-ranking': { 'BAAI/bge-reranker-v2-m3': {}, 'cross-encoder/ms-marco-MiniLM-L6-v2': {} },
  summarization: { 'facebook/bart-large-cnn': {}, 'sshleifer/distilbart-cnn-12-6': {} },
  translation: {
    'google-t5/t5-base': { languages: { from: 'en', to: 'de' } },
    'Helsinki-NLP/opus-mt-en-de': { languages: { from: 'en', to: 'de' } },
    'Helsinki-NLP/opus-mt-en-fr': { languages: { from: 'en', to: 'fr' } },
    'Helsinki-NLP/opus-mt-ru-en': { languages: { from: 'ru', to: 'en' } },
    'facebook/nllb-200-distilled-600M': {},
    'facebook/mbart-large-50-many-to-many-mmt': {},
  },
};

/** The tasks about text. */
export const textTasks: ProviderDefinition['tasks'] = {
  // @huggingface/inference from 4.13.17 on has the second path.
  'text-generation': [textGeneration, openaiCompletions({ path: '/models/{model}/v1/completions', maxTokens: 1024 })],
  'token-classification': tokenClassification,
  'zero-shot-classification': hubTask('zero-shot-classification', {
    read: (request) => ({
      texts: textInputs(request),
      labels: readLabels(request),
      template: readOptionalText(request.parameters, 'hypothesis_template') ?? 'This example is {}.',
      isMultiLabel: request.parameters.multi_label === true,
    }),
    // One text is answered as text classification is; several keep the form that transformers gives them.
    write: (results, { request: { body } }) =>
      Array.isArray(body.inputs)
        ? results.map(({ text, labels }) => ({
            sequence: text,
            labels: labels.map(({ label }) => label),
            scores: labels.map(({ score }) => score),
          }))
        : (results[0]?.labels ?? []),
  }),
  'question-answering': hubTask('question-answering', {
    read(request) {
      const inputs = objectInput(request, 'question and context');
      return {
        question: readText(inputs, 'question'),
        context: readText(inputs, 'context'),
        topK: readInteger(request.parameters, 'top_k'),
        maxTokens: readInteger(request.parameters, 'max_answer_len'),
        mayBeImpossible: request.parameters.handle_impossible_answer === true,
      };
    },
    // transformers gives a list only where several answers are wanted.
    write: (answers, { request: { body } }) => (wantsSeveral(body.parameters) ? answers : (answers[0] ?? [])),
  }),
  'table-question-answering': tableQuestionAnswering,
  'fill-mask': fillMask,
  summarization: hubTask('summarization', {
    read: (request) => ({
      texts: textInputs(request),
      maxTokens: readLimit(request, 'max_length') ?? readLimit(request, 'max_new_tokens') ?? 142,
      minTokens: readLimit(request, 'min_length'),
    }),
    write: (summaries) => summaries.map((text) => ({ summary_text: text })),
  }),
  translation,
  'text-ranking': hubTask('text-ranking', {
    read(request) {
      const inputs = objectInput(request, 'query and texts');
      return {
        query: readText(inputs, 'query'),
        texts: readTexts(inputs, 'texts'),
        topN: readInteger(request.parameters, 'top_n'),
      };
    },
    write: (ranked) => ranked.map(({ index, score }) => ({ score, index })),
  }),
  'sentence-similarity': hubTask('sentence-similarity', {
    read(request) {
      const inputs = objectInput(request, 'source_sentence and sentences');
      return { source: readText(inputs, 'source_sentence'), sentences: readTexts(inputs, 'sentences') };
    },
    write: (similarities) => similarities,
  }),
};

/** Candidate labels come as a list, or as one text with commas between them. */
function readLabels({ parameters }: HubTaskRequest): readonly string[] {
  return readTexts(parameters, 'candidate_labels').flatMap((text) =>
    typeof parameters.candidate_labels === 'string' ? text.split(',').map((label) => label.trim()) : text,
  );
}

function wantsSeveral(parameters: unknown): boolean {
  return parameters instanceof Object && 'top_k' in parameters && Number(parameters.top_k) > 1;
}

/** Reads a limit of generation, from the parameters or from their group `generate_parameters`. */
function readLimit({ parameters }: HubTaskRequest, name: string): number | undefined {
  const group = parameters.generate_parameters;
  return readInteger(parameters, name) ?? (isJsonObject(group) ? readInteger(group, name) : undefined);
}
