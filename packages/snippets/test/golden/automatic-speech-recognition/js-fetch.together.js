import { readFile } from "node:fs/promises";

const form = new FormData();
form.append("model", "openai/whisper-large-v3");
form.append("file", new Blob([await readFile("speech.mp3")], { type: "audio/mpeg" }), "speech.mp3");

const response = await fetch("https://router.huggingface.co/together/v1/audio/transcriptions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
    },
    body: form,
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
