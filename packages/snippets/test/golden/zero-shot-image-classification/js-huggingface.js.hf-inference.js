import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

const output = await client.zeroShotImageClassification({
    provider: "hf-inference",
    model: "openai/clip-vit-large-patch14",
    inputs: image,
    parameters: { candidate_labels: ["lighthouse", "tree", "cat"] },
});

console.log(output);
