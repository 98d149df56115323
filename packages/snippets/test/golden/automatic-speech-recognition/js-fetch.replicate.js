import { readFile } from "node:fs/promises";

const audio = await readFile("speech.mp3", "base64");

const response = await fetch("https://router.huggingface.co/replicate/v1/predictions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        Prefer: "wait",
    },
    body: JSON.stringify({
        input: { audio: `data:audio/mpeg;base64,${audio}` },
        version: "8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).id;
const statusUrl = `https://router.huggingface.co/replicate/v1/predictions/${job}`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["succeeded"].includes(status)) break;
    if (["failed", "canceled", "aborted"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

console.log(await state.json());
