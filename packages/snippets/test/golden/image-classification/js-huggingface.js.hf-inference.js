import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

const output = await client.imageClassification({
    provider: "hf-inference",
    model: "Falconsai/nsfw_image_detection",
    inputs: image,
});

console.log(output);
