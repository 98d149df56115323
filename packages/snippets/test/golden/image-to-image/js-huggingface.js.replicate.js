import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.imageToImage({
    provider: "replicate",
    model: "black-forest-labs/FLUX.1-Kontext-dev",
    inputs: image,
    parameters: { prompt: "The same scene in winter, with snow on the roofs" },
}).finally(() => clearInterval(timer));

await writeFile("output.png", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.png");
