import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const audio = new Blob([await readFile("speech.mp3")], { type: "audio/mpeg" });

// Keeps Node running while the client waits for the job
const timer = setInterval(() => {}, 60_000);
const output = await client.automaticSpeechRecognition({
    provider: "replicate",
    model: "openai/whisper-large-v3-turbo",
    inputs: audio,
}).finally(() => clearInterval(timer));

console.log(output);
