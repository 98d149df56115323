import { defineServer } from '../dialect/define-server.ts';
import type { DialectOf } from '../dialect/provider.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { readInteger, readTexts } from '../presets/request-fields.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';

/** `/embed` takes a text or a list of them, and always responds with a list of vectors. */
const embed: DialectOf<'feature-extraction'> = {
  path: ['/embed', '/'],
  read: ({ body }) => ({ texts: readTexts(body, 'inputs'), dimensions: readInteger(body, 'dimensions') }),
  write: ({ embeddings }) => embeddings,
};

export const tei = defineServer({
  id: 'tei',
  label: 'Text Embeddings Inference',
  source: { url: 'https://huggingface.github.io/text-embeddings-inference/', read: '2026-11' },
  models: {
    'feature-extraction': { 'BAAI/bge-base-en-v1.5': { dimensions: 768 } },
    'text-ranking': { 'BAAI/bge-reranker-v2-m3': {} },
  },
  tasks: {
    'feature-extraction': [{ ...openaiEmbeddings({ path: '' }), path: ['/v1/embeddings', '/embeddings'] }, embed],
    'text-ranking': rerank({
      path: '/rerank',
      names: ['texts'],
      score: 'score',
      documents: false,
      envelope: (results) => results,
    }),
  },
  ignoresModel: true,
  pages: {
    '/health': '',
    '/info': { model_id: 'BAAI/bge-base-en-v1.5', max_input_length: 512, version: '1.8.3' },
  },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: '' };
    if (problem.reason === 'missing-field') {
      const body = `Failed to deserialize the JSON body into the target type: missing field \`${problem.param}\``;
      return { status: 422, body };
    }
    const isOpenai = request.path.endsWith('/embeddings');
    return (isOpenai ? formatOpenaiError : formatError)(problem, request);
  },
});

const formatError = textProblem({ body: (message) => ({ error: message, error_type: 'Validation' }) });

const formatOpenaiError = textProblem({
  body: (message, { status }) => ({ message, code: status, type: 'Validation' }),
});
