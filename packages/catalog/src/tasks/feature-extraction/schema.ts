import * as v from 'valibot';
import { count } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Computes embeddings of one or more texts.';

export const input = v.pipe(
  v.looseObject({
    inputs: v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.description('Text to embed, or several texts to embed in one request.'),
    ),
    normalize: v.optional(
      v.pipe(v.boolean(), v.description('Scale each embedding to length 1. Default: true on hub servers.')),
    ),
    prompt_name: v.optional(
      v.pipe(
        v.nullable(v.string()),
        v.description(
          'Name of a prompt in the `prompts` of the Sentence Transformers configuration, which is prepended to each text. Default: none.',
        ),
      ),
    ),
    truncate: v.optional(
      v.pipe(
        v.nullable(v.boolean()),
        v.description('Truncate texts that exceed the maximum input length instead of failing. Default: false.'),
      ),
    ),
    truncation_direction: v.optional(
      v.pipe(
        // Servers of either generation spell it with and without the capital letter.
        v.picklist(['left', 'right', 'Left', 'Right']),
        v.title('FeatureExtractionInputTruncationDirection'),
        v.description('Side from which tokens are removed when a text is truncated. Default: right.'),
      ),
    ),
    dimensions: v.optional(
      v.pipe(
        v.nullable(count),
        v.description(
          'Number of dimensions to shorten each embedding to, for models that support it. Default: all dimensions of the model.',
        ),
      ),
    ),
    encoding_format: v.optional(
      v.pipe(
        v.picklist(['float', 'base64']),
        v.title('FeatureExtractionInputEncodingFormat'),
        v.description('Encoding of the embeddings in the response of OpenAI-compatible providers. Default: float.'),
      ),
    ),
  }),
  v.description('Input of feature extraction: one or more texts and optional settings.'),
);

export const output = v.pipe(
  v.array(
    v.union([v.number(), v.array(v.number()), v.array(v.array(v.number())), v.array(v.array(v.array(v.number())))]),
  ),
  v.description(
    'Embeddings. One vector for one text, a list of vectors for several; models without pooling return one vector per token, one level deeper.',
  ),
);
