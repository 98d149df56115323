// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"messages":[{"role":"user","content":"What is the capital of Portugal?"}]},
  fields: [
    {"path":["messages"],"label":"Message","kind":"messages","isRequired":true},
    {"path":["max_tokens"],"label":"Max tokens","kind":"integer","hint":"Maximum number of tokens to generate.","help":"Maximum number of tokens to generate; generation stops with the finish reason length when it is reached. Default: set by the provider, often 1024 or the rest of the context window."},
    {"path":["temperature"],"label":"Temperature","kind":"number","hint":"Sampling temperature, usually between 0 and 2.","help":"Lower values make the answer more focused, higher values more varied; 0 takes the most likely token. Default: set by the provider, usually 1."},
    {"path":["top_p"],"label":"Top p","kind":"number","hint":"Nucleus sampling.","help":"Nucleus sampling: sample only from the most likely tokens whose probabilities add up to this value, above 0 and at most 1. Default: 1 (off)."},
    {"path":["n"],"label":"Choices","kind":"integer","hint":"Number of choices to generate.","help":"All of them are billed. Default: 1."},
    {"path":["seed"],"label":"Seed","kind":"seed","hint":"The same seed gives the same result."},
    {"path":["stop"],"label":"Stop texts","kind":"lines","hint":"Text, or up to 4 texts, before which generation stops.","help":"The stop text itself is not returned. Default: none."},
    {"path":["frequency_penalty"],"label":"Frequency penalty","kind":"number","hint":"Penalty on tokens for each time they appeared.","help":"Penalty on tokens in proportion to how often they have already appeared, between -2 and 2. Positive values reduce repetition. Default: 0."},
    {"path":["presence_penalty"],"label":"Presence penalty","kind":"number","hint":"Penalty on tokens that have already appeared.","help":"Penalty on tokens that have already appeared, between -2 and 2. Positive values encourage new topics. Default: 0."},
    {"path":["logit_bias"],"label":"Logit bias","kind":"json","hint":"Bias to add to the logits of tokens.","help":"Bias to add to the logits of tokens, by token id: between -100 (never) and 100 (always). Few providers support it. Default: none."},
    {"path":["logprobs"],"label":"Logprobs","kind":"boolean","hint":"Return the log probability of each generated token. Default: false."},
    {"path":["top_logprobs"],"label":"Top logprobs","kind":"integer","hint":"Number of most likely alternatives to return for each token.","help":"Number of most likely alternatives to return for each token, between 0 and 20. Requires logprobs. Default: 0."},
    {"path":["reasoning_effort"],"label":"Reasoning effort","kind":"line","hint":"Effort that a reasoning model spends before it answers.","help":"Effort that a reasoning model spends before it answers, usually low, medium or high."},
    {"path":["response_format"],"label":"Response format","kind":"json","hint":"Format of the answer.","help":"Format of the answer, such as JSON that follows a schema. Default: text."},
    {"path":["tools"],"label":"Tools","kind":"json","hint":"Tools that the model may call. Default: none."},
    {"path":["tool_choice"],"label":"Tool choice","kind":"choice","choices":["auto","none","required"],"hint":"Use of tools.","help":"Use of tools: auto lets the model decide, none forbids calls, required demands one, and a named function demands that one. Default: auto if there are tools."},
    {"path":["tool_prompt"],"label":"Tool prompt","kind":"text","hint":"Prompt to insert before the list of tools.","help":"Supported by text-generation-inference servers only."},
  ],
};
