import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textClassification({
    provider: "auto",
    model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    inputs: "I love the view from up here.",
});

console.log(output);
