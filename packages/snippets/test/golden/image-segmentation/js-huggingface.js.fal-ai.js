import { readFile } from "node:fs/promises";
import { InferenceClient } from "@hubkit/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("cats.jpg")], { type: "image/jpeg" });

const output = await client.imageSegmentation({
    provider: "fal-ai",
    model: "briaai/RMBG-2.0",
    inputs: image,
});

console.log(output);
