import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.imageSegmentation({
    provider: "fal-ai",
    model: "briaai/RMBG-2.0",
    inputs: image,
}).finally(() => clearInterval(timer));

console.log(output);
