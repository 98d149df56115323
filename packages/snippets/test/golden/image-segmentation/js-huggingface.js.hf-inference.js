import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

const output = await client.imageSegmentation({
    provider: "hf-inference",
    model: "briaai/RMBG-2.0",
    inputs: image,
});

console.log(output);
