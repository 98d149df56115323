import { call, code, identifier } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';
import { hasTag, trustArguments } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';

const defaultSentences = [
  'It rained all morning.',
  'The rain did not stop before noon.',
  'She bought a ticket for the football match.',
];

export const sentenceTransformers = defineLibrary({
  id: 'sentence-transformers',
  prettyLabel: 'sentence-transformers',
  repoName: 'sentence-transformers',
  repoUrl: 'https://github.com/UKPLab/sentence-transformers',
  docsUrl: 'https://huggingface.co/docs/hub/sentence-transformers',
  filter: true,
  hostedTasks: ['feature-extraction', 'sentence-similarity'],
  snippets: (model) => [inPython(usage(model))],
});

function usage(model: ModelRecord) {
  if (hasTag(model, 'PyLate')) return lateInteraction(model);
  if (hasTag(model, 'cross-encoder') || model.pipeline_tag === 'text-ranking') return crossEncoder(model);
  return embedding(model, hasTag(model, 'sparse-encoder') ? 'SparseEncoder' : 'SentenceTransformer');
}

function lateInteraction({ id }: ModelRecord) {
  const queries = ['Which animal is the fastest?', 'How deep is the ocean?'];
  const documents = [
    ['A cheetah runs faster than any other animal.', 'A snail needs a minute for a few centimeters.'],
    ['The deepest place lies almost eleven kilometers down.', 'Most lakes freeze from the top.'],
  ];
  return code`
    from pylate import models

    queries = ${queries}
    documents = ${documents}

    model = ${call('models.ColBERT', [], { model_name_or_path: id })}
    queries_embeddings = model.encode(queries, is_query=True)
    documents_embeddings = model.encode(documents, is_query=False)
  `;
}

function crossEncoder(model: ModelRecord) {
  const passages = [
    'Jupiter is the largest planet of the solar system, and has many moons.',
    'Mars looks red because there is iron rust in its soil.',
    'Venus is wrapped in thick clouds that keep its surface very hot.',
    'Saturn is known for its rings, which are made of ice and rock.',
  ];
  return code`
    from sentence_transformers import CrossEncoder

    model = ${call('CrossEncoder', [model.id], trustArguments(model))}

    query = "Which planet is known for its red color?"
    passages = ${passages}

    scores = model.predict([(query, passage) for passage in passages])
    print(scores)
  `;
}

function embedding(model: ModelRecord, encoder: 'SparseEncoder' | 'SentenceTransformer') {
  const example = model.widgetData?.[0];
  const sentences =
    example?.source_sentence && example.sentences?.length
      ? [example.source_sentence, ...example.sentences]
      : defaultSentences;
  return code`
    from sentence_transformers import ${identifier(encoder)}

    model = ${call(encoder, [model.id], trustArguments(model))}

    sentences = ${sentences}
    embeddings = model.encode(sentences)

    similarities = model.similarity(embeddings, embeddings)
    print(similarities.shape)
    # ${[sentences.length, sentences.length]}
  `;
}
