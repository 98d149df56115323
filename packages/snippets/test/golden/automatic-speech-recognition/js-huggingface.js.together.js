import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const audio = new Blob([await readFile("speech.mp3")], { type: "audio/mpeg" });

const output = await client.automaticSpeechRecognition({
    provider: "together",
    model: "openai/whisper-large-v3-turbo",
    inputs: audio,
});

console.log(output);
