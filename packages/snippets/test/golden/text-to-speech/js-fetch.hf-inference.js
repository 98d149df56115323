import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/hf-inference/models/hexgrad/Kokoro-82M", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        inputs: "The light is on, and all ships are safe.",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

await writeFile("output.wav", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.wav");
