import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.fillMask({
    provider: "hf-inference",
    model: "google-bert/bert-base-uncased",
    inputs: "What I like most about the sea is the [MASK].",
});

console.log(output);
