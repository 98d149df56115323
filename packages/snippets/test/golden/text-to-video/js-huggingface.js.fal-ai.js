import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.textToVideo({
    provider: "fal-ai",
    model: "tencent/HunyuanVideo",
    inputs: "A lighthouse in a storm, seen from a ship",
}).finally(() => clearInterval(timer));

await writeFile("output.mp4", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.mp4");
