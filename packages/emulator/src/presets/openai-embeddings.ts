import type { DialectOf } from '../provider.ts';
import { readTexts, readWhole } from './request-fields.ts';

/** Embeddings in OpenAI's protocol. */
export function openaiEmbeddings({ path }: { readonly path: string }): DialectOf<'feature-extraction'> {
  return {
    path,
    read: ({ body }) => ({ texts: readTexts(body, 'input'), dimensions: readWhole(body, 'dimensions') }),
    write: ({ embeddings, tokens }, { request }) => ({
      object: 'list',
      model: request.modelName,
      data: embeddings.map((embedding, index) => ({ index, object: 'embedding', embedding })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    }),
  };
}
