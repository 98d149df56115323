import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.tabularClassification({
    provider: "hf-inference",
    model: "templates/tabular-classification",
    inputs: { data: { height_cm: ["12", "48", "95"], leaves: ["4", "11", "23"] } },
});

console.log(output);
