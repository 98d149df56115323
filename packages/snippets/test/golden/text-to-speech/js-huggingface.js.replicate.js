import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.textToSpeech({
    provider: "replicate",
    model: "hexgrad/Kokoro-82M",
    inputs: "The light is on, and all ships are safe.",
}).finally(() => clearInterval(timer));

await writeFile("output.wav", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.wav");
