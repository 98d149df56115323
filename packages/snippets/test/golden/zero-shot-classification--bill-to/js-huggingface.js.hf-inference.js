import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.zeroShotClassification({
    provider: "hf-inference",
    model: "facebook/bart-large-mnli",
    inputs: "The lamp I ordered last week arrived broken. Please send me my money back.",
    parameters: { candidate_labels: ["refund", "invoice", "praise"] },
}, { billTo: "huggingface" });

console.log(output);
