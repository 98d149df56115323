// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"The sun is out today, so let us eat some ice cream."},
  fields: [
    {"path":["inputs"],"label":"Text","kind":"text","isRequired":true},
    {"path":["normalize"],"label":"Normalize","kind":"boolean","hint":"Scale each embedding to length 1.","help":"Default: true on hub servers."},
    {"path":["prompt_name"],"label":"Prompt name","kind":"line","hint":"Name of a prompt to put before each text.","help":"Name of a prompt in the prompts of the Sentence Transformers configuration, which is prepended to each text. Default: none."},
    {"path":["truncate"],"label":"Truncate","kind":"boolean","hint":"Truncate texts that exceed the maximum input length.","help":"Truncate texts that exceed the maximum input length instead of failing. Default: false."},
    {"path":["truncation_direction"],"label":"Truncation direction","kind":"choice","choices":["left","right","Left","Right"],"hint":"Side from which tokens are removed.","help":"Side from which tokens are removed when a text is truncated. Default: right."},
    {"path":["dimensions"],"label":"Dimensions","kind":"integer","hint":"Number of dimensions to shorten each embedding to.","help":"Number of dimensions to shorten each embedding to, for models that support it. Default: all dimensions of the model."},
    {"path":["encoding_format"],"label":"Encoding format","kind":"choice","choices":["float","base64"],"hint":"Encoding of the embeddings in the response of OpenAI-compatible providers.","help":"Default: float."},
  ],
};
