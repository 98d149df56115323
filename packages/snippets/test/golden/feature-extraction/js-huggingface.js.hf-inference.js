import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.featureExtraction({
    provider: "hf-inference",
    model: "intfloat/multilingual-e5-large-instruct",
    inputs: "The sun is out today, so let us eat some ice cream.",
});

console.log(output);
