import { toBase64 } from '../content/base64.ts';
import type { DialectOf, TaskOutput } from '../dialect/provider.ts';
import { readInteger, readTexts } from './request-fields.ts';

/** Embeddings in OpenAI's protocol. */
export function openaiEmbeddings({ path }: { readonly path: string }): DialectOf<'feature-extraction'> {
  return {
    path,
    read: ({ body }) => ({ texts: readTexts(body, 'input'), dimensions: readInteger(body, 'dimensions') }),
    write: ({ embeddings, tokens }, { request }) => ({
      object: 'list',
      model: request.modelName,
      data: embeddings.map((embedding, index) => ({
        index,
        object: 'embedding',
        embedding: request.body.encoding_format === 'base64' ? asBase64(embedding) : embedding,
      })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    }),
  };
}

/** A vector as little-endian floats of 32 bits, which OpenAI's own clients request. */
function asBase64(vector: TaskOutput<'feature-extraction'>['embeddings'][number]): string {
  return toBase64(new Uint8Array(Float32Array.from(vector.flat()).buffer));
}
