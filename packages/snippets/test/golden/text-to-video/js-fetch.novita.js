import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/novita/v3/async/hunyuan-video-fast", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        prompt: "A lighthouse in a storm, seen from a ship",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).task_id;
const statusUrl = `https://router.huggingface.co/novita/v3/async/task-result?task_id=${job}`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).task.status;
    if (["TASK_STATUS_SUCCEED"].includes(status)) break;
    if (["TASK_STATUS_FAILED"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const result = await state.json();
const file = await fetch(result.videos[0].video_url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.mp4");
