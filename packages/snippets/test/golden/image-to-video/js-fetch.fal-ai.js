import { readFile, writeFile } from "node:fs/promises";

const image = await readFile("lighthouse.png", "base64");

const response = await fetch("https://router.huggingface.co/fal-ai/fal-ai/wan-i2v?_subdomain=queue", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        image_url: `data:image/png;base64,${image}`,
        image_urls: [`data:image/png;base64,${image}`],
        prompt: "The camera moves slowly to the left",
    }),
});
if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
}

const job = (await response.json()).request_id;
const statusUrl = `https://router.huggingface.co/fal-ai/fal-ai/wan-i2v/requests/${job}/status?_subdomain=queue&logs=1`;
const poll = { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } };

let state;
while (true) {
    state = await fetch(statusUrl, poll);
    if (!state.ok) {
        throw new Error(`${state.status} ${await state.text()}`);
    }
    const status = (await state.clone().json()).status;
    if (["COMPLETED"].includes(status)) break;
    if (["FAILED", "ERROR", "CANCELED", "CANCELLED"].includes(status)) {
        throw new Error(`The job ended with ${status}: ${await state.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
}

const finished = await fetch(`https://router.huggingface.co/fal-ai/fal-ai/wan-i2v/requests/${job}?_subdomain=queue`, poll);
if (!finished.ok) {
    throw new Error(`${finished.status} ${await finished.text()}`);
}

const result = await finished.json();
const file = await fetch(result.video.url);
if (!file.ok) {
    throw new Error(`${file.status} ${await file.text()}`);
}
await writeFile("output.mp4", Buffer.from(await file.arrayBuffer()));
console.log("Saved output.mp4");
