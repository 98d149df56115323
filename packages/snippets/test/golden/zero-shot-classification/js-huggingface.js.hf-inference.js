import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.zeroShotClassification({
    provider: "hf-inference",
    model: "facebook/bart-large-mnli",
    inputs: "Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.",
    parameters: { candidate_labels: ["refund", "legal", "faq"] },
});

console.log(output);
