import { readFile } from "node:fs/promises";

const audio = await readFile("speech.mp3", "base64");

const response = await fetch("https://router.huggingface.co/fal-ai/fal-ai/wizper", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        audio_url: `data:audio/mpeg;base64,${audio}`,
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

console.log(await response.json());
