// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"Calm waves, with gulls far away"},
  fields: [
    {"path":["inputs"],"label":"Prompt","kind":"text","isRequired":true},
    {"path":["parameters","generation_parameters","temperature"],"label":"Temperature","kind":"number","hint":"Sampling temperature, above 0.","help":"Lower values favor the most likely tokens. Default: 1, unless the model sets its own."},
    {"path":["parameters","generation_parameters","top_k"],"label":"Top k","kind":"integer","hint":"Sample only from this many of the most likely tokens.","help":"0 turns it off. Default: 50."},
    {"path":["parameters","generation_parameters","top_p"],"label":"Top p","kind":"number","hint":"Nucleus sampling.","help":"Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off)."},
    {"path":["parameters","generation_parameters","typical_p"],"label":"Typical p","kind":"number","hint":"Locally typical sampling.","help":"Locally typical sampling: keep the tokens whose information content is closest to the expected one, up to this total probability, above 0 and at most 1. Default: 1 (off)."},
    {"path":["parameters","generation_parameters","epsilon_cutoff"],"label":"Epsilon cutoff","kind":"number","hint":"Exclude tokens with a probability below this value from sampling.","help":"Exclude tokens with a probability below this value from sampling; usually between 0.0003 and 0.0009. Default: 0 (off)."},
    {"path":["parameters","generation_parameters","eta_cutoff"],"label":"Eta cutoff","kind":"number","hint":"Exclude unlikely tokens by a threshold that adapts.","help":"Exclude unlikely tokens by a threshold that adapts to the entropy of the distribution; usually between 0.0003 and 0.004. Default: 0 (off)."},
    {"path":["parameters","generation_parameters","max_length"],"label":"Max length","kind":"integer","hint":"Maximum length in tokens, prompt included.","help":"Overridden by max_new_tokens. Default: 20."},
    {"path":["parameters","generation_parameters","max_new_tokens"],"label":"Max new tokens","kind":"integer","hint":"Maximum number of tokens to generate, not counting the prompt."},
    {"path":["parameters","generation_parameters","min_length"],"label":"Min length","kind":"integer","hint":"Minimum length in tokens, prompt included.","help":"Overridden by min_new_tokens. Default: 0."},
    {"path":["parameters","generation_parameters","min_new_tokens"],"label":"Min new tokens","kind":"integer","hint":"Minimum number of tokens to generate, not counting the prompt."},
    {"path":["parameters","generation_parameters","do_sample"],"label":"Do sample","kind":"boolean","hint":"Sample tokens instead of always taking the most likely one.","help":"Default: false."},
    {"path":["parameters","generation_parameters","early_stopping"],"label":"Early stopping","kind":"boolean","hint":"Stopping condition of beam search.","help":"Stopping condition of beam search: true stops as soon as num_beams complete candidates exist, false when better ones are unlikely, never when better ones are impossible. Default: false."},
    {"path":["parameters","generation_parameters","num_beams"],"label":"Num beams","kind":"integer","hint":"Number of beams, at least 1.","help":"Default: 1 (no beam search)."},
    {"path":["parameters","generation_parameters","num_beam_groups"],"label":"Num beam groups","kind":"integer","hint":"Number of groups to split num_beams into.","help":"Number of groups to split num_beams into, so that the beams differ from each other (diverse beam search). Default: 1."},
    {"path":["parameters","generation_parameters","penalty_alpha"],"label":"Penalty alpha","kind":"number","hint":"Weight of the degeneration penalty in contrastive search.","help":"Weight of the degeneration penalty in contrastive search, between 0 and 1. Used together with top_k above 1."},
    {"path":["parameters","generation_parameters","use_cache"],"label":"Use cache","kind":"boolean","hint":"Reuse past keys and values, for faster decoding.","help":"Reuse past keys and values of attention to speed up decoding. Default: true."},
  ],
};
