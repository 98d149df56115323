import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/replicate/v1/models/tencent/hunyuan-video/predictions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        Prefer: "wait",
    },
    body: JSON.stringify({
        input: { prompt: "A lighthouse in a storm, seen from a ship" },
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

const result = await state.json();
const file = await fetch([result.output].flat()[0]);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.mp4");
