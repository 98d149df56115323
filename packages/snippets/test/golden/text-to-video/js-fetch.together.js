import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/together/v2/videos", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        prompt: "A lighthouse in a storm, seen from a ship",
        model: "tencent/hunyuan-video",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).id;
const statusUrl = `https://router.huggingface.co/together/v2/videos/${job}`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["completed"].includes(status)) break;
    if (["failed", "cancelled"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
}

const result = await state.json();
const file = await fetch(result.outputs.video_url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.mp4");
