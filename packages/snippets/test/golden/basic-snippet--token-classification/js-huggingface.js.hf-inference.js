import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.tokenClassification({
    provider: "hf-inference",
    model: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
    inputs: "My name is Nora Jane Miller, but all of my friends call me Nora.",
});

console.log(output);
