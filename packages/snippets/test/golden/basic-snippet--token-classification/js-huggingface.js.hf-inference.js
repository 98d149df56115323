import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.tokenClassification({
    provider: "hf-inference",
    model: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
    inputs: "Ada Lovelace was born in London and worked with Charles Babbage.",
});

console.log(output);
