import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const output = await client.textToAudio({
    provider: "hf-inference",
    model: "facebook/musicgen-small",
    inputs: "Calm waves, with gulls far away",
});

await writeFile("output.wav", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.wav");
