// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"Once upon a time, a lighthouse keeper"},
  fields: [
    {"path":["inputs"],"label":"Prompt","kind":"text","isRequired":true},
    {"path":["parameters","adapter_id"],"label":"Adapter id","kind":"line","hint":"Id of a LoRA adapter that the server has loaded.","help":"Default: none."},
    {"path":["parameters","best_of"],"label":"Best of","kind":"integer","hint":"Number of sequences to generate.","help":"Number of sequences to generate, of which the one with the highest log probability is returned; above 0. Requires do_sample if above 1; not for streams. Default: 1."},
    {"path":["parameters","decoder_input_details"],"label":"Decoder input details","kind":"boolean","hint":"Return the tokens of the prompt, too.","help":"Return the tokens of the prompt with their log probabilities in details.prefill. Requires details; not for streams. Default: false."},
    {"path":["parameters","details"],"label":"Details","kind":"boolean","hint":"Return details: the finish reason and the generated tokens.","help":"Default: false."},
    {"path":["parameters","do_sample"],"label":"Do sample","kind":"boolean","hint":"Sample tokens instead of always taking the most likely one.","help":"Default: false."},
    {"path":["parameters","frequency_penalty"],"label":"Frequency penalty","kind":"number","hint":"Penalty on tokens for each time they appeared.","help":"Penalty on tokens in proportion to how often they have already appeared, above -2 and usually at most 2. Positive values reduce repetition. Default: 0."},
    {"path":["parameters","grammar"],"label":"Grammar","kind":"json","hint":"Grammar that constrains the generated text. Default: none."},
    {"path":["parameters","max_new_tokens"],"label":"Max new tokens","kind":"integer","hint":"Maximum number of tokens to generate, not counting the prompt.","help":"Default: set by the server, usually 1024."},
    {"path":["parameters","repetition_penalty"],"label":"Repetition penalty","kind":"number","hint":"Penalty on tokens that have already appeared.","help":"Penalty on tokens that have already appeared, above 0; higher values than 1 reduce repetition. Default: 1 (off)."},
    {"path":["parameters","return_full_text"],"label":"Return full text","kind":"boolean","hint":"Prepend the prompt to the generated text.","help":"Default: set by the server; text-generation-inference prepends it for most models."},
    {"path":["parameters","seed"],"label":"Seed","kind":"seed","hint":"The same seed gives the same result."},
    {"path":["parameters","stop"],"label":"Stop texts","kind":"lines","hint":"Up to 4 texts at which generation stops.","help":"Up to 4 texts at which generation stops; the text includes the one that was found. Default: none."},
    {"path":["parameters","temperature"],"label":"Temperature","kind":"number","hint":"Sampling temperature, above 0.","help":"Lower values favor the most likely tokens. Default: 1."},
    {"path":["parameters","top_k"],"label":"Top k","kind":"integer","hint":"Sample only from this many of the most likely tokens.","help":"Sample only from this many of the most likely tokens, above 0. Default: off."},
    {"path":["parameters","top_n_tokens"],"label":"Top n tokens","kind":"integer","hint":"Number of likely tokens to return for each position.","help":"Number of most likely tokens to return for each position in top_tokens, above 0. Requires details. Default: off."},
    {"path":["parameters","top_p"],"label":"Top p","kind":"number","hint":"Nucleus sampling.","help":"Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off)."},
    {"path":["parameters","truncate"],"label":"Truncate","kind":"integer","hint":"Maximum number of tokens of the prompt.","help":"Maximum number of tokens of the prompt; of a longer one the beginning is cut off. Default: no truncation."},
    {"path":["parameters","typical_p"],"label":"Typical p","kind":"number","hint":"Locally typical sampling.","help":"Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this total probability, above 0 and at most 1. Default: 1 (off)."},
    {"path":["parameters","watermark"],"label":"Watermark","kind":"boolean","hint":"Mark the text as generated.","help":"Mark the text as generated, by a pattern in the choice of its tokens. Default: false."},
  ],
};
