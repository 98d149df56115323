import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("lighthouse.png")], { type: "image/png" });

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.imageToVideo({
    provider: "fal-ai",
    model: "Wan-AI/Wan2.1-I2V-14B-720P",
    inputs: image,
    parameters: { prompt: "The camera moves slowly to the left" },
}).finally(() => clearInterval(timer));

await writeFile("output.mp4", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.mp4");
