import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textToSpeech({
    provider: "hf-inference",
    model: "hexgrad/Kokoro-82M",
    inputs: "The light is on, and all ships are safe.",
});

await writeFile("output.wav", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.wav");
