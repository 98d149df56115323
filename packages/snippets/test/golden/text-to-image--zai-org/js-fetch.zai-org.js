import { writeFile } from "node:fs/promises";

const response = await fetch("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
        "x-source-channel": "hugging_face",
        "accept-language": "en-US,en",
    },
    body: JSON.stringify({
        prompt: "A lighthouse on a cliff at dusk, oil painting",
        model: "cogview-4",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).id;
const statusUrl = `https://router.huggingface.co/zai-org/api/paas/v4/async-result/${job}`;
const poll = { headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "x-source-channel": "hugging_face",
    "accept-language": "en-US,en",
} };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).task_status;
    if (["SUCCESS"].includes(status)) break;
    if (["FAIL"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5000));
}

const result = await state.json();
const file = await fetch(result.image_result[0].url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.png", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.png");
