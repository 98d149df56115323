import { array, check, looseObject, nullish, number, pipe, string, transform, union } from 'valibot';
import { decodeBase64 } from '../binary/base64.ts';
import type { ValueAdapter } from '../contract/adapter.ts';
import { likeInputs } from './embeddings.ts';
import { flatten } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for embeddings. */
export interface EmbeddingService {
  /** @default 'v1/embeddings' */
  readonly path?: string;
}

/** Bytes of one number of a vector in base64: little-endian floats of 32 bits. */
const FLOAT_BYTES = 4;

const EXPECTED = 'expected a list of numbers, or base64 of 32-bit floats';

const vector = pipe(
  union([array(number()), string()], EXPECTED),
  transform((value) => (typeof value === 'string' ? decodeFloats(value) : value)),
  check((numbers) => numbers !== undefined, EXPECTED),
);

const response = looseObject({ data: array(looseObject({ embedding: vector, index: nullish(number()) })) });

interface Embedded {
  readonly data: readonly { readonly embedding?: number[] | undefined; readonly index?: number | null | undefined }[];
}

/** Feature extraction by OpenAI's protocol: one vector for each text, in the order of the texts. */
export function openaiEmbeddings({
  path = 'v1/embeddings',
}: EmbeddingService = {}): ValueAdapter<'feature-extraction'> {
  const adapter: ValueAdapter<'feature-extraction', Embedded> = {
    type: 'value',
    label: 'feature-extraction (embeddings)',
    request: ({ input, model }) => ({
      path,
      json: { ...flatten(input), input: input.inputs, model: model || undefined },
    }),
    response,
    output: ({ data }, call) =>
      likeInputs(
        inOrder(data).map(({ embedding = [] }) => embedding),
        call,
      ),
  };
  return adapter;
}

/** Vectors in the order of their texts; as they came where one has no index. */
function inOrder(data: Embedded['data']): Embedded['data'] {
  if (data.some(({ index }) => typeof index !== 'number')) return data;
  return [...data].sort((one, other) => (one.index ?? 0) - (other.index ?? 0));
}

/** The numbers of a vector in base64; undefined for other text. */
function decodeFloats(text: string): number[] | undefined {
  const bytes = decodeBase64(text);
  if (!bytes || bytes.length % FLOAT_BYTES !== 0) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / FLOAT_BYTES }, (_, at) => view.getFloat32(at * FLOAT_BYTES, true));
}
