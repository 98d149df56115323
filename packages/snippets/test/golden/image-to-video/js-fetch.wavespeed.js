import { readFile, writeFile } from "node:fs/promises";

const image = await readFile("lighthouse.png", "base64");

const response = await fetch("https://router.huggingface.co/wavespeed/api/v3/wavespeed-ai/wan-2.1/i2v-720p", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        image,
        images: [image],
        prompt: "The camera moves slowly to the left",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).data.id;
const statusUrl = `https://router.huggingface.co/wavespeed/api/v3/predictions/${job}/result`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).data.status;
    if (["completed"].includes(status)) break;
    if (["failed"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const result = await state.json();
const file = await fetch(result.data.outputs[0]);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.mp4");
