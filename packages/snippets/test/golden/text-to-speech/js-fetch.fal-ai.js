import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/fal-ai/fal-ai/kokoro/american-english", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        text: "The light is on, and all ships are safe.",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const result = await response.json();
const file = await fetch(result.audio.url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.wav", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.wav");
